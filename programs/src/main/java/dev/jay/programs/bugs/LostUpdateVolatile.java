package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** Bug: {@code volatile} makes no increment atomic. Schedule: both threads read 0, both write 1. */
public final class LostUpdateVolatile {
  private volatile int count;

  public static void main(String[] args) throws InterruptedException {
    LostUpdateVolatile counter = new LostUpdateVolatile();
    Together.run(counter::increment, counter::increment);
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private void increment() {
    count++;
  }
}
