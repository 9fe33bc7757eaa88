package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;

/** {@link WrongLock} with one monitor for the field. */
public final class WrongLockFixed {
  private final Object monitor = new Object();
  private int count;

  public static void main(String[] args) throws InterruptedException {
    WrongLockFixed counter = new WrongLockFixed();
    Together.run(counter::increment, counter::increment);
    require(counter.count == 2, "an update is lost: " + counter.count);
  }

  private void increment() {
    synchronized (monitor) {
      count++;
    }
  }
}
