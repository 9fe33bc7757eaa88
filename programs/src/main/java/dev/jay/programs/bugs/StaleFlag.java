package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/**
 * Bug: a flag that another thread sets is not volatile: a data race, and the reader may never see
 * it. Schedule: any in which the worker looks before the flag is set.
 */
public final class StaleFlag {
  private boolean stopped;

  public static void main(String[] args) throws InterruptedException {
    StaleFlag program = new StaleFlag();
    Together.run(program::work, () -> program.stopped = true);
  }

  private void work() {
    for (int round = 0; round < 2 && !stopped; round++) {
      Thread.onSpinWait();
    }
  }
}
