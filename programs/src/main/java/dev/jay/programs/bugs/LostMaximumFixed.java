package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * {@link LostMaximum} with a compare-and-set that is tried again when another thread came between.
 */
public final class LostMaximumFixed {
  private final AtomicInteger maximum = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    LostMaximumFixed seen = new LostMaximumFixed();
    Together.run(() -> seen.offer(5), () -> seen.offer(7));
    require(seen.maximum.get() == 7, "the maximum of 5 and 7 is not " + seen.maximum);
  }

  private void offer(int value) {
    int before = maximum.get();
    while (value > before && !maximum.compareAndSet(before, value)) {
      before = maximum.get();
    }
  }
}
