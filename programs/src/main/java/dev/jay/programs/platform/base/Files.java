package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Threads lock parts of a file, map it and write through asynchronous channels. */
public final class Files {
  private Files() {}

  public static void main(String[] args) throws Exception {
    Path file = java.nio.file.Files.createTempFile("jay", "");
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        AsynchronousFileChannel later =
            AsynchronousFileChannel.open(file, StandardOpenOption.WRITE)) {
      MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 4096);
      Workers.steps(
          3,
          3,
          (worker, step) -> {
            try (FileLock lock = channel.lock(100 * worker, 10, false)) {
              map.put(100 * worker + step, (byte) 7);
              map.force();
            }
            later.write(ByteBuffer.wrap(new byte[] {5}), 1000 + 10 * worker + step).get();
          });
      int sum = 0;
      for (int i = 0; i < 4096; i++) {
        sum += map.get(i);
      }
      System.out.println(sum);
    }
    java.nio.file.Files.delete(file);
  }
}
