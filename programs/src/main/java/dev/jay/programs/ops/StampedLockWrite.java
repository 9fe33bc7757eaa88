package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.StampedLock;

/** Four threads take a StampedLock for writing; who gets it next varies. */
public final class StampedLockWrite {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          long stamp = lock.writeLock();
          try {
            log.add(worker);
          } finally {
            lock.unlockWrite(stamp);
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
