package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Threads write to one ByteArrayOutputStream and read from one input; the order varies. */
public final class SharedStreams {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream behind = new ByteArrayOutputStream();
    BufferedOutputStream buffered = new BufferedOutputStream(behind, 16);
    StringWriter text = new StringWriter();
    BufferedWriter writer = new BufferedWriter(text, 16);
    ByteArrayInputStream in =
        new ByteArrayInputStream("abcdefghijklmnopqrstuvwxyz".getBytes(StandardCharsets.US_ASCII));
    StringBuilder[] read = new StringBuilder[4];
    Workers.run(
        4,
        worker -> {
          read[worker] = new StringBuilder();
          for (int step = 0; step < 12; step++) {
            Work.uneven(worker, step);
            bytes.write('0' + worker);
            bytes.writeBytes(new byte[] {(byte) ('a' + worker)});
            buffered.write('0' + worker);
            writer.write(worker + ",");
            int next = in.read();
            read[worker].append(next < 0 ? '.' : (char) next);
          }
        });
    buffered.flush();
    writer.flush();
    System.out.println("bytes " + bytes.toString(StandardCharsets.US_ASCII));
    System.out.println("buffered " + behind.toString(StandardCharsets.US_ASCII));
    System.out.println("text " + text);
    System.out.println("read " + String.join(" ", read));
    System.out.println("outcome " + bytes.size() + " " + behind.size());
  }
}
