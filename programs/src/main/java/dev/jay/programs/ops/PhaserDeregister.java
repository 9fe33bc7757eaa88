package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Phaser;

/** Parties register and leave while phases pass; the phase in which each does so varies. */
public final class PhaserDeregister {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(1);
    int[][] phases = new int[4][2];
    Workers.run(
        4,
        worker -> {
          Work.uneven(worker, 1);
          phases[worker][0] = phaser.register();
          if (worker == 0) {
            phaser.arriveAndDeregister(); // the party the phaser was made with
          }
          for (int step = 0; step < 6; step++) {
            Work.uneven(worker, step);
            if (worker == 0) {
              phaser.awaitAdvance(phaser.arrive());
            } else {
              phaser.arriveAndAwaitAdvance();
            }
          }
          phases[worker][1] = phaser.arriveAndDeregister();
        });
    System.out.println("phases " + Arrays.deepToString(phases));
    System.out.println("outcome " + phaser.getRegisteredParties());
  }
}
