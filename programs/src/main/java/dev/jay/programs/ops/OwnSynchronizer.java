package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock written on AbstractQueuedSynchronizer; who gets it next varies. */
public final class OwnSynchronizer {
  private static final class Mutex extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }

  public static void main(String[] args) {
    Mutex mutex = new Mutex();
    OrderLog log = new OrderLog(); // guarded by mutex
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          mutex.acquire(1);
          log.add(worker);
          mutex.release(1);
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
