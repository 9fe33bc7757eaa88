package dev.jay.programs.bugs;

import static dev.jay.programs.Together.require;

import dev.jay.programs.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Bug: a condition is not looked at again after await. Schedule: between the signal and the moment
 * when the waiter has the lock again, the third thread takes the lock and the item.
 */
public final class AwaitWithoutLoop {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private int items;

  public static void main(String[] args) throws InterruptedException {
    AwaitWithoutLoop program = new AwaitWithoutLoop();
    Together.run(program::await, program::put, program::clear);
  }

  private void await() throws InterruptedException {
    lock.lock();
    try {
      if (items == 0) {
        changed.await();
      }
      require(items > 0, "woken, and there is nothing");
    } finally {
      lock.unlock();
    }
  }

  private void put() {
    lock.lock();
    items = 1;
    changed.signal();
    lock.unlock();
  }

  /** Takes what there is away for a moment. */
  private void clear() {
    lock.lock();
    int before = items;
    items = 0;
    lock.unlock();
    if (before > 0) {
      put();
    }
  }
}
