package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.Semaphore;

/** A semaphore with one permit as a lock; who gets the permit next varies. */
public final class SemaphoreAcquire {
  public static void main(String[] args) {
    Semaphore permit = new Semaphore(1);
    OrderLog log = new OrderLog(); // guarded by permit
    Workers.steps(
        4,
        25,
        (worker, step) -> {
          permit.acquire();
          log.add(worker);
          permit.release();
        });
    System.out.println("order " + log);
    System.out.println("outcome " + permit.availablePermits());
  }
}
