package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Condition.await(1 ms) that nobody signals; the order of the timeouts varies. */
public final class ConditionAwaitTime {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition never = lock.newCondition();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        3,
        10,
        (worker, step) -> {
          lock.lock();
          try {
            boolean signalled = never.await(1, TimeUnit.MILLISECONDS);
            log.add(worker, signalled ? '+' : '-');
          } finally {
            lock.unlock();
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
