package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.locks.StampedLock;

/** {@link OptimisticRead} with validation, and a read lock when it fails. */
public final class OptimisticReadFixed {
  private final StampedLock lock = new StampedLock();
  private volatile int x;
  private volatile int y;

  public static void main(String[] args) throws InterruptedException {
    OptimisticReadFixed point = new OptimisticReadFixed();
    Together.run(point::move, point::look);
  }

  private void move() {
    long stamp = lock.writeLock();
    x = 1;
    y = 1;
    lock.unlockWrite(stamp);
  }

  private void look() {
    long stamp = lock.tryOptimisticRead();
    int seenX = x;
    int seenY = y;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      seenX = x;
      seenY = y;
      lock.unlockRead(stamp);
    }
    require(seenX == seenY, "half moved: " + seenX + ", " + seenY);
  }
}
