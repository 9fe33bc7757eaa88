package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A thread signals a condition that it alone has used of late, while another one comes to wait for
 * the lock: both move somebody into the lock's queue, and who is first there is first out.
 */
public final class ConditionAmongLockers {
  private static final int ROUNDS = 24;

  public static void main(String[] args) throws Exception {
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < ROUNDS; i++) {
      round(i, order);
    }
    System.out.println(order);
  }

  private static void pause(int times) {
    for (int i = 0; i < times; i++) {
      Thread.yield();
    }
  }

  private static void round(int late, StringBuilder order) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    boolean[] isSignalled = {false}; // under the lock
    Workers.run(
        3,
        worker -> {
          if (worker == 2) {
            TimeUnit.NANOSECONDS.sleep(4_980_000 + 3000 * late);
          } else if (worker == 1) {
            Thread.sleep(1);
          }
          lock.lock();
          try {
            if (worker == 0) {
              while (!isSignalled[0]) { // it may come late
                condition.await();
              }
              order.append('w');
            } else if (worker == 1) {
              condition.awaitNanos(1_000_000);
              condition.awaitNanos(3_000_000);
              pause(6);
              isSignalled[0] = true;
              condition.signal();
            } else {
              order.append('l');
            }
          } finally {
            lock.unlock();
          }
        });
  }
}
