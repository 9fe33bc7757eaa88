package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads lock parts of one file by channels of their own, map it, force it and copy from it. */
public final class FileLocks {
  private FileLocks() {}

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempFile("locks", ".bin");
    Files.write(file, new byte[1000]);
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        4,
        3,
        (worker, step) -> {
          try (FileChannel channel =
              FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            try (FileLock lock = channel.lock(100L * worker, 100, false)) {
              MappedByteBuffer map =
                  channel.map(FileChannel.MapMode.READ_WRITE, 100L * worker, 100);
              map.put(step, (byte) worker);
              map.force();
              channel.write(ByteBuffer.wrap(new byte[] {1}), 100L * worker + 50);
              sum.addAndGet(lock.isValid() ? 1 : 0);
            }
            try (FileLock shared = channel.tryLock(0, 1, false)) {
              sum.addAndGet(shared == null ? 0 : 0);
            } catch (OverlappingFileLockException e) {
              sum.addAndGet(0);
            }
            Path copy = Files.createTempFile("copy", ".bin");
            try (FileChannel to = FileChannel.open(copy, StandardOpenOption.WRITE)) {
              sum.addAndGet((int) channel.transferTo(0, 1000, to));
            }
            Files.delete(copy);
          }
        });
    byte[] bytes = Files.readAllBytes(file);
    Files.delete(file);
    System.out.println(sum + " " + bytes[150] + bytes[250] + bytes[302]);
  }
}
