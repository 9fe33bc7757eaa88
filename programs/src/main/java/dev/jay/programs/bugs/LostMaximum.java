package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bug: get, compare, set on an atomic are three operations. Schedule: both threads read 0; the one
 * with 7 writes first, the one with 5 writes over it.
 */
public final class LostMaximum {
  private final AtomicInteger maximum = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    LostMaximum seen = new LostMaximum();
    Together.run(() -> seen.offer(5), () -> seen.offer(7));
    require(seen.maximum.get() == 7, "the maximum of 5 and 7 is not " + seen.maximum);
  }

  private void offer(int value) {
    if (value > maximum.get()) {
      maximum.set(value);
    }
  }
}
