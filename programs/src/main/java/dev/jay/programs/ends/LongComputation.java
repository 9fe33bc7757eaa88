package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread computes for a second without any operation; another must not wait for ever. */
public final class LongComputation {
  public static void main(String[] args) {
    AtomicInteger progress = new AtomicInteger();
    Workers.together(
        worker -> {
          Work.units(60_000);
          progress.incrementAndGet();
        },
        worker -> {
          for (int step = 0; step < 50; step++) {
            progress.incrementAndGet();
          }
        });
    System.out.println("progress " + progress.get());
  }
}
