package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;

/** Four threads write and read a static volatile field; what each reads varies. */
public final class VolatileStatic {
  private static volatile int last;

  public static void main(String[] args) {
    int[][] seen = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          seen[worker][step] = last;
          last = worker * 100 + step;
        });
    System.out.println("seen " + Digest.of(seen) + " last " + last);
  }
}
