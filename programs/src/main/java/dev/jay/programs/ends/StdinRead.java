package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread blocks in System.in.read until a line comes; another works on meanwhile. */
public final class StdinRead {
  public static void main(String[] args) {
    AtomicInteger progress = new AtomicInteger();
    Workers.together(
        worker -> {
          BufferedReader in =
              new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
          String line = in.readLine();
          System.out.println("read " + line + ", then " + in.read());
        },
        worker -> {
          for (int step = 0; step < 20; step++) {
            Work.uneven(worker, step);
            progress.incrementAndGet();
          }
        });
    System.out.println("progress " + progress.get());
  }
}
