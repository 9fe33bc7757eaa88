package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.Phaser;

/** Phasers are made as children of one that another thread moves on. */
public final class PhaserChildren {
  private static final int STEPS = 60;

  public static void main(String[] args) {
    Phaser parent = new Phaser(1);
    long[] seen = new long[3]; // each written by its worker, read after the join
    Workers.steps(
        seen.length,
        STEPS,
        (worker, step) -> {
          if (worker == 0) {
            seen[0] = 31 * seen[0] + parent.arrive();
          } else {
            Phaser child = new Phaser(parent, 1);
            seen[worker] = 31 * seen[worker] + child.getPhase();
            deregister(child);
          }
        });
    System.out.println("seen " + seen[0] + " " + seen[1] + " " + seen[2]);
    System.out.println("outcome " + seen.length);
  }

  /** The parent's phase may be over without the child, which then has nothing to leave. */
  private static void deregister(Phaser child) {
    try {
      child.arriveAndDeregister();
    } catch (IllegalStateException unregistered) {
      // As good as left.
    }
  }
}
