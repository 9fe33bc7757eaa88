package dev.jay.programs.recorded;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a file through streams: whole, in pieces, with skips; and one that is missing. */
public final class ReadsStream {
  private ReadsStream() {}

  public static void main(String[] args) throws Exception {

    try (FileOutputStream out = new FileOutputStream("stream.txt")) {
      out.write("the quick brown fox ".repeat(50).getBytes(StandardCharsets.UTF_8));
      out.write('!');
    }
    try (FileInputStream in = new FileInputStream("stream.txt")) {
      System.out.println(in.available() + " bytes, " + (char) in.read() + in.skip(3));
      System.out.println(new String(in.readNBytes(15), StandardCharsets.UTF_8));
      System.out.println(in.readAllBytes().length + " left, then " + in.read());
    }
    try (InputStream in = new BufferedInputStream(new FileInputStream("stream.txt"), 64)) {
      int sum = 0;
      for (int b = in.read(); b >= 0; b = in.read()) {
        sum = 31 * sum + b;
      }
      System.out.println("sum " + sum);
    }
    try (FileOutputStream out = new FileOutputStream("stream.txt", true)) {
      out.write("more".getBytes(StandardCharsets.UTF_8));
      System.out.println("at " + out.getChannel().position() + ", valid " + out.getFD().valid());
    }
    try (FileInputStream in = new FileInputStream("missing.txt")) {
      System.out.println("not missing");
    } catch (FileNotFoundException e) {
      System.out.println(e.getMessage());
    }
  }
}
