package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** The synchronized block stands inside a lambda's body; the order of the entries varies. */
public final class SynchronizedInLambda {
  public static void main(String[] args) {
    Object lock = new Object();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          synchronized (lock) {
            log.add(worker);
          }
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
