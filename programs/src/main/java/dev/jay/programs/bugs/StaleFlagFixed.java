package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/** {@link StaleFlag} with a volatile flag. */
public final class StaleFlagFixed {
  private volatile boolean stopped;

  public static void main(String[] args) throws InterruptedException {
    StaleFlagFixed program = new StaleFlagFixed();
    Together.run(program::work, () -> program.stopped = true);
  }

  private void work() {
    for (int round = 0; round < 2 && !stopped; round++) {
      Thread.onSpinWait();
    }
  }
}
