package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** {@link Peterson} with volatile fields. */
public final class PetersonFixed {
  private volatile boolean firstWants;
  private volatile boolean secondWants;
  private volatile int turn;
  private final AtomicInteger inside = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    PetersonFixed lock = new PetersonFixed();
    Together.run(lock::first, lock::second);
  }

  private void first() {
    firstWants = true;
    turn = 2;
    if (!secondWants || turn == 1) {
      critical();
    }
    firstWants = false;
  }

  private void second() {
    secondWants = true;
    turn = 1;
    if (!firstWants || turn == 2) {
      critical();
    }
    secondWants = false;
  }

  private void critical() {
    require(inside.incrementAndGet() == 1, "two in the critical section");
    inside.decrementAndGet();
  }
}
