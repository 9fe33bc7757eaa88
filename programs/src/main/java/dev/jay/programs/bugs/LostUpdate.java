package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: {@code count++} on a plain field is a read and a write. Schedule: both threads read 0, both
 * write 1.
 */
public final class LostUpdate {
  private int count;

  public static void main(String[] args) throws InterruptedException {
    LostUpdate counter = new LostUpdate();
    Together.run(counter::increment, counter::increment);
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private void increment() {
    count++;
  }
}
