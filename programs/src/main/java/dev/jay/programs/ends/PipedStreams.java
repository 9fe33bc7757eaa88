package dev.jay.programs.ends;

import dev.jay.programs.Workers;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** Piped streams between two threads; they wait inside the JDK with a timeout of its own. */
public final class PipedStreams {
  public static void main(String[] args) throws Exception {
    PipedInputStream in = new PipedInputStream(16);
    PipedOutputStream out = new PipedOutputStream(in);
    int[] sum = new int[1];
    Workers.together(
        worker -> {
          for (int i = 0; i < 100; i++) {
            out.write(i);
          }
          out.close();
        },
        worker -> {
          for (int b = in.read(); b >= 0; b = in.read()) {
            sum[0] += b;
          }
        });
    System.out.println("sum " + sum[0]);
  }
}
