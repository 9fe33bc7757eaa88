package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.Semaphore;

/** A fair semaphore serves in the order of arrival, which varies. */
public final class SemaphoreFair {
  public static void main(String[] args) {
    Semaphore permit = new Semaphore(1, true);
    OrderLog log = new OrderLog(); // guarded by permit
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          permit.acquireUninterruptibly();
          log.add(worker);
          Work.units(1);
          permit.release();
        });
    System.out.println("order " + log);
    System.out.println("outcome " + permit.availablePermits());
  }
}
