package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link LostUpdateVolatile} with an atomic increment. */
public final class LostUpdateVolatileFixed {
  private final AtomicInteger count = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    LostUpdateVolatileFixed counter = new LostUpdateVolatileFixed();
    Together.run(counter::increment, counter::increment);
    require(counter.count.get() == 2, "an update is lost: " + counter.count);
  }

  private void increment() {
    count.incrementAndGet();
  }
}
