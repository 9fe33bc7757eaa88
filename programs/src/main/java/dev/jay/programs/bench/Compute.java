package dev.jay.programs.bench;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two threads compute for a second or so with few operations, twice, since the first time the
 * compiler is still busy with what the start needed; prints the second time in nanoseconds.
 */
public final class Compute {
  private static final int STEPS = 20;

  public static void main(String[] args) {
    int units = args.length > 0 ? Integer.parseInt(args[0]) : 5000;
    run(units);
    long start = System.nanoTime();
    run(units);
    System.out.println(System.nanoTime() - start);
  }

  private static void run(int units) {
    AtomicInteger done = new AtomicInteger();
    Workers.run(
        2,
        worker -> {
          for (int step = 0; step < STEPS; step++) {
            Work.units(units);
            done.incrementAndGet();
          }
        });
    if (done.get() != 2 * STEPS) {
      throw new IllegalStateException("steps are missing");
    }
  }
}
