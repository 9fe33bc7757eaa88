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
            child.arriveAndDeregister();
          }
        });
    System.out.println("seen " + seen[0] + " " + seen[1] + " " + seen[2]);
    System.out.println("outcome " + parent.getRegisteredParties());
  }
}
