package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;

/** Volatile fields of another class, accessed directly from here; what is read varies. */
public final class VolatileOtherClass {
  static final class Shared {
    static volatile int total;
    volatile int own;
  }

  public static void main(String[] args) {
    Shared shared = new Shared();
    int[][] seen = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          Shared.total = Shared.total + 1; // updates may be lost: that is what is shown
          shared.own = worker * 100 + step;
          seen[worker][step] = shared.own * 1000 + Shared.total;
        });
    System.out.println("seen " + Digest.of(seen) + " total " + Shared.total);
  }
}
