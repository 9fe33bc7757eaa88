package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;

/** Two threads spin on a volatile with onSpinWait; how often they spin varies. */
public final class OnSpinWaitVolatile {
  private static volatile int stage;

  public static void main(String[] args) {
    int[][] spins = new int[3][8];
    Workers.run(
        3,
        worker -> {
          for (int step = 0; step < 8; step++) {
            if (worker == 0) {
              Work.uneven(worker, step);
              stage = step + 1;
            } else {
              while (stage <= step) {
                Thread.onSpinWait();
                spins[worker][step]++;
              }
            }
          }
        });
    System.out.println("spins " + Arrays.deepToString(spins));
    System.out.println("outcome " + stage);
  }
}
