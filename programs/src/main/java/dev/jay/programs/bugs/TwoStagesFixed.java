package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link TwoStages} with both monitors held, by the writer and by the reader. */
public final class TwoStagesFixed {
  private final Object one = new Object();
  private final Object two = new Object();
  private int stageOne; // guarded by one
  private int stageTwo; // guarded by two

  public static void main(String[] args) throws InterruptedException {
    TwoStagesFixed counter = new TwoStagesFixed();
    Together.run(counter::count, counter::compare);
  }

  private void count() {
    synchronized (one) {
      synchronized (two) {
        stageOne = 1;
        stageTwo = 2;
      }
    }
  }

  private void compare() {
    int first;
    int second;
    synchronized (one) {
      synchronized (two) {
        first = stageOne;
        second = stageTwo;
      }
    }
    require(first == 0 || second == first + 1, "stages " + first + " and " + second);
  }
}
