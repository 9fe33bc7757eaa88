package dev.jay.programs.recorded;

import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Maps a file into memory, reads it there and changes it. */
public final class MappedFile {
  private MappedFile() {}

  public static void main(String[] args) throws Exception {

    Path path = Path.of("mapped.bin");
    byte[] bytes = new byte[10_000];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 7);
    }
    Files.write(path, bytes);
    try (FileChannel channel =
        FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      MappedByteBuffer whole = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
      MappedByteBuffer part = channel.map(FileChannel.MapMode.READ_ONLY, 5_001, 100);
      System.out.println(whole.get(3) + " " + part.get(1) + " " + whole.getLong(800));
      whole.put(3, (byte) 99);
      whole.force();
      System.out.println(whole.get(3) + " " + whole.load().get(4));
    }
    System.out.println(Files.readAllBytes(path)[3]);
  }
}
