package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** {@link DekkerWrongOrder} with the own flag raised first. */
public final class DekkerWrongOrderFixed {
  private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
  private final AtomicInteger inside = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    DekkerWrongOrderFixed lock = new DekkerWrongOrderFixed();
    Together.run(() -> lock.tryToEnter(0), () -> lock.tryToEnter(1));
  }

  private void tryToEnter(int me) {
    wants.set(me, 1);
    if (wants.get(1 - me) == 0) {
      critical();
    }
    wants.set(me, 0);
  }

  private void critical() {
    require(inside.incrementAndGet() == 1, "two in the critical section");
    inside.decrementAndGet();
  }
}
