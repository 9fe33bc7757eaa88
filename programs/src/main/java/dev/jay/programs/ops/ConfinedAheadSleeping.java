package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A thread uses an object of its own for long and runs ahead of its turns, alone for most of the
 * time; others sleep, and look at it when their time has come.
 */
public final class ConfinedAheadSleeping {
  private static final int STEPS = 900_000;

  public static void main(String[] args) throws Exception {
    AtomicLong[] counters = {new AtomicLong(), new AtomicLong()};
    long[] seen = new long[2];
    Workers.run(
        3,
        worker -> {
          if (worker == 0) {
            for (int i = 0; i < STEPS; i++) {
              counters[i & 1].incrementAndGet();
            }
          } else {
            for (int i = 0; i < worker; i++) {
              Thread.sleep(1);
            }
            seen[worker - 1] = counters[worker - 1].get();
          }
        });
    System.out.println(seen[0] + " " + seen[1]);
  }
}
