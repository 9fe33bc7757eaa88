package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/**
 * Bug: two threads guard the same field with two monitors (SCTBench, wronglock). Schedule: both are
 * inside at once, both read 0, both write 1.
 */
public final class WrongLock {
  private final Object left = new Object();
  private final Object right = new Object();
  private int count;

  public static void main(String[] args) throws InterruptedException {
    WrongLock counter = new WrongLock();
    Together.run(() -> counter.increment(counter.left), () -> counter.increment(counter.right));
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private void increment(Object monitor) {
    synchronized (monitor) {
      count++;
    }
  }
}
