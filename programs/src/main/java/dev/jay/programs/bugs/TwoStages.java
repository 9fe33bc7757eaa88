package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: a counter of two stages, each under its monitor (SCTBench, twostage). Schedule: the reader
 * sees the first stage done and the second not yet.
 */
public final class TwoStages {
  private final Object one = new Object();
  private final Object two = new Object();
  private int stageOne; // guarded by one
  private int stageTwo; // guarded by two

  public static void main(String[] args) throws InterruptedException {
    TwoStages counter = new TwoStages();
    Together.run(counter::count, counter::compare);
  }

  private void count() {
    int first;
    synchronized (one) {
      stageOne = 1;
      first = stageOne;
    }
    synchronized (two) {
      stageTwo = first + 1;
    }
  }

  private void compare() {
    int first;
    int second;
    synchronized (one) {
      first = stageOne;
    }
    synchronized (two) {
      second = stageTwo;
    }
    require(first == 0 || second == first + 1, "stages " + first + " and " + second);
  }
}
