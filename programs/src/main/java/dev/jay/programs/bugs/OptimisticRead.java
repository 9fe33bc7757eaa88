package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.locks.StampedLock;

/**
 * Bug: an optimistic read is not validated. Schedule: the writer comes between the reads of x and
 * y, or the reader between the writes.
 */
public final class OptimisticRead {
  private final StampedLock lock = new StampedLock();
  private volatile int x;
  private volatile int y;

  public static void main(String[] args) throws InterruptedException {
    OptimisticRead point = new OptimisticRead();
    Together.run(point::move, point::look);
  }

  private void move() {
    long stamp = lock.writeLock();
    x = 1;
    y = 1;
    lock.unlockWrite(stamp);
  }

  private void look() {
    lock.tryOptimisticRead();
    int seenX = x;
    int seenY = y;
    require(seenX == seenY, "half moved: " + seenX + ", " + seenY);
  }
}
