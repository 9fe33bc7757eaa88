package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.util.Scanner;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads read standard input, which others write through a pipe, with scanners and readers. */
public final class PipedTexts {
  private PipedTexts() {}

  public static void main(String[] args) throws Exception {
    PipedOutputStream sink = new PipedOutputStream();
    System.setIn(new PipedInputStream(sink, 7));
    PipedReader reader = new PipedReader(5);
    PipedWriter writer = new PipedWriter(reader);
    AtomicInteger sum = new AtomicInteger();
    Workers.together(
        worker -> {
          try (PrintStream out = new PrintStream(sink, true)) {
            for (int i = 0; i < 20; i++) {
              out.println("line " + i);
            }
          }
        },
        worker -> {
          BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
          while (in.readLine() != null) {
            sum.incrementAndGet();
          }
        },
        worker -> {
          try (writer) {
            for (int i = 0; i < 20; i++) {
              writer.write(i + " ");
            }
          }
        },
        worker -> {
          Scanner scanner = new Scanner(reader);
          while (scanner.hasNextInt()) {
            sum.addAndGet(100 * scanner.nextInt());
          }
        });
    System.out.println(sum);
  }
}
