package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bug: Peterson's lock (here with one attempt, not a loop) on plain fields: data races, and both
 * may enter on a machine that delays writes. Schedule: any in which both want to enter.
 */
public final class Peterson {
  private boolean firstWants;
  private boolean secondWants;
  private int turn;
  private final AtomicInteger inside = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Peterson lock = new Peterson();
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
