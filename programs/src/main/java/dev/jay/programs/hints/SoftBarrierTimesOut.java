package dev.jay.programs.hints;

import dev.jay.api.SoftBarrier;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Soft barriers of four among six workers: the last round has too few, so it ends by its timeout
 * and not by the group. A soft barrier never keeps a program from going on.
 */
public final class SoftBarrierTimesOut {
  public static void main(String[] args) {
    SoftBarrier barrier = SoftBarrier.of(4, Duration.ofMillis(50));
    ReentrantLock lock = new ReentrantLock();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        6,
        5,
        (worker, step) -> {
          barrier.await();
          Work.uneven(worker, step + 1);
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
