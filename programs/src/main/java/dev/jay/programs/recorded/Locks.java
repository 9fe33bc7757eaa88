package dev.jay.programs.recorded;

import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks a file. */
public final class Locks {
  private Locks() {}

  public static void main(String[] args) throws Exception {

    try (FileChannel channel =
        FileChannel.open(Path.of("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      try (FileLock lock = channel.lock()) {
        System.out.println(lock.isValid() + " " + lock.isShared());
        try {
          channel.tryLock();
        } catch (OverlappingFileLockException e) {
          System.out.println("overlaps");
        }
      }
      FileLock part = channel.tryLock(10, 20, false);
      System.out.println(part == null ? "taken" : part.position() + "+" + part.size());
    }
  }
}
