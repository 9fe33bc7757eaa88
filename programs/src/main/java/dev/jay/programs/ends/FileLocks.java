package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks on a file: refused within the JVM, waited for when another process holds it. */
public final class FileLocks {
  public static void main(String[] args) throws Exception {
    if (args.length == 2) {
      holdFor(Path.of(args[0]), Long.parseLong(args[1]));
      return;
    }
    Path file = Files.createTempFile("jay", ".lock");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock mine = channel.lock()) {
      Workers.run(
          1,
          worker -> {
            try {
              channel.tryLock();
            } catch (OverlappingFileLockException e) {
              System.out.println("overlapping, valid " + mine.isValid());
            }
          });
    }
    String java = ProcessHandle.current().info().command().orElse("java");
    Process holder =
        new ProcessBuilder(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                FileLocks.class.getName(),
                file.toString(),
                "300")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    System.out.println("held " + holder.getInputStream().read());
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      System.out.println("got " + lock.isValid());
    }
    System.out.println("holder " + holder.waitFor());
    Files.delete(file);
  }

  private static void holdFor(Path file, long millis) throws Exception {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      System.out.print(lock.isValid() ? "h" : "?");
      System.out.flush();
      Thread.sleep(millis);
    }
  }
}
