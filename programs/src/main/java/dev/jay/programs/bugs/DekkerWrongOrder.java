package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Bug: Dekker's flags (with one attempt, not a loop), looked at before the own one is raised.
 * Schedule: both look, both see nobody, both enter.
 */
public final class DekkerWrongOrder {
  private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
  private final AtomicInteger inside = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    DekkerWrongOrder lock = new DekkerWrongOrder();
    Together.run(() -> lock.tryToEnter(0), () -> lock.tryToEnter(1));
  }

  private void tryToEnter(int me) {
    if (wants.get(1 - me) == 0) {
      wants.set(me, 1);
      critical();
    }
    wants.set(me, 0);
  }

  private void critical() {
    require(inside.incrementAndGet() == 1, "two in the critical section");
    inside.decrementAndGet();
  }
}
