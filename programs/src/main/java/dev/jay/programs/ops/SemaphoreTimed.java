package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Four threads wait for one permit for 50 microseconds; who gives up varies. */
public final class SemaphoreTimed {
  public static void main(String[] args) {
    Semaphore permit = new Semaphore(1);
    OrderLog log = new OrderLog(); // guarded by permit
    int[] misses = new int[4];
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          if (permit.tryAcquire(50, TimeUnit.MICROSECONDS)) {
            log.add(worker);
            Work.uneven(worker, step + 1);
            permit.release();
          } else {
            misses[worker]++;
          }
        });
    System.out.println("order " + log);
    System.out.println("misses " + Arrays.toString(misses));
    System.out.println("outcome " + (log.size() + Arrays.stream(misses).sum()));
  }
}
