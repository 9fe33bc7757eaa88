package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** Three threads wait a millisecond or two that nobody ends; who times out first varies. */
public final class TimedWaitTimesOut {
  public static void main(String[] args) {
    Object lock = new Object();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        3,
        10,
        (worker, step) -> {
          synchronized (lock) {
            lock.wait(1 + (worker + step) % 2);
            log.add(worker);
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
