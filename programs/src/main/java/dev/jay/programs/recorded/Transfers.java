package dev.jay.programs.recorded;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Copies from channel to channel. */
public final class Transfers {
  private Transfers() {}

  public static void main(String[] args) throws Exception {

    Files.writeString(Path.of("from.txt"), "transferred ".repeat(1000));
    try (FileChannel from = FileChannel.open(Path.of("from.txt"));
        FileChannel to =
            FileChannel.open(
                Path.of("to.txt"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      System.out.println(from.transferTo(0, 5_000, to) + " " + to.transferFrom(from, 5_000, 100));
      System.out.println(to.size() + " " + from.position());
    }
    try (FileInputStream in = new FileInputStream("from.txt");
        FileOutputStream out = new FileOutputStream("again.txt")) {
      System.out.println(in.transferTo(out));
    }
    System.out.println(
        Files.size(Path.of("again.txt")) + " " + Files.readString(Path.of("to.txt")).hashCode());
  }
}
