package dev.jay.programs.recorded;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads and writes a file through a channel, with buffers of all kinds. */
public final class Channels {
  private Channels() {}

  public static void main(String[] args) throws Exception {

    try (FileChannel channel =
        FileChannel.open(
            Path.of("channel.bin"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      ByteBuffer[] parts = {text("first "), text("second "), text("third")};
      System.out.println("written " + channel.write(parts) + " of " + channel.size());
      ByteBuffer direct = ByteBuffer.allocateDirect(8);
      System.out.println("read " + channel.read(direct, 6) + " " + (char) direct.get(0));
      ByteBuffer[] rooms = {ByteBuffer.allocate(4), ByteBuffer.allocateDirect(9)};
      channel.position(2);
      System.out.println("scattered " + channel.read(rooms) + " " + (char) rooms[1].get(3));
      channel.write(text("END"), 15);
      channel.truncate(18);
      ByteBuffer all = ByteBuffer.allocate(100);
      channel.position(0);
      channel.read(all);
      System.out.println(new String(all.array(), 0, all.position(), StandardCharsets.UTF_8));
      System.out.println("then " + channel.read(all) + " at " + channel.position());
      channel.force(true);
    }
  }

  private static ByteBuffer text(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }
}
