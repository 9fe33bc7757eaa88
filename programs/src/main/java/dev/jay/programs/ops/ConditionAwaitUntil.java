package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Condition.awaitUntil a time of day two milliseconds ahead; the order of the returns varies. */
public final class ConditionAwaitUntil {
  @SuppressWarnings("JavaUtilDate") // what awaitUntil takes
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition never = lock.newCondition();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        3,
        8,
        (worker, step) -> {
          lock.lock();
          try {
            boolean signalled = never.awaitUntil(new Date(System.currentTimeMillis() + 2));
            log.add(worker, signalled ? '+' : '-');
          } finally {
            lock.unlock();
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
