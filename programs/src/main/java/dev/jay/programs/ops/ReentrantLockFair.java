package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock serves in the order of arrival, which varies. */
public final class ReentrantLockFair {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock(true);
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          lock.lock();
          try {
            log.add(worker);
            Work.units(1);
          } finally {
            lock.unlock();
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
