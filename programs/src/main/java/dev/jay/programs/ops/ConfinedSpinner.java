package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Threads spin on a volatile field that nobody else has touched so far, until another sets it. */
public final class ConfinedSpinner {
  private static final class Flag {
    volatile boolean up;
  }

  public static void main(String[] args) {
    Flag[] flags = {new Flag(), new Flag(), new Flag()};
    long[] spins = new long[flags.length];
    Workers.run(
        flags.length + 1,
        worker -> {
          if (worker < flags.length) {
            while (!flags[worker].up) {
              spins[worker]++;
            }
          } else {
            for (Flag flag : flags) {
              Work.units(30);
              flag.up = true;
            }
          }
        });
    for (long each : spins) {
      System.out.println("spins " + each);
    }
  }
}
