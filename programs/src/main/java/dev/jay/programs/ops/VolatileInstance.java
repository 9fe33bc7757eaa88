package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;

/** Four threads write and read a volatile instance field; what each reads varies. */
public final class VolatileInstance {
  private volatile int last;

  public static void main(String[] args) {
    VolatileInstance program = new VolatileInstance();
    int[][] seen = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          seen[worker][step] = program.last;
          program.last = worker * 100 + step;
        });
    System.out.println("seen " + Digest.of(seen) + " last " + program.last);
  }
}
