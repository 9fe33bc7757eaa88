package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link LostUpdate} with the increment under a monitor. */
public final class LostUpdateFixed {
  private int count;

  public static void main(String[] args) throws InterruptedException {
    LostUpdateFixed counter = new LostUpdateFixed();
    Together.run(counter::increment, counter::increment);
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private synchronized void increment() {
    count++;
  }
}
