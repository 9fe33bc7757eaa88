package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;

/** Four threads take a ReentrantLock; who gets it next varies. */
public final class ReentrantLockOrder {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          lock.lock();
          try {
            log.add(worker);
          } finally {
            lock.unlock();
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
