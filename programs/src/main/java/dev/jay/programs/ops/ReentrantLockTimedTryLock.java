package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Threads try for a lock for 50 microseconds; who gets it and who gives up varies. */
public final class ReentrantLockTimedTryLock {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    OrderLog log = new OrderLog(); // guarded by lock
    int[] misses = new int[4];
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          if (lock.tryLock(50, TimeUnit.MICROSECONDS)) {
            try {
              log.add(worker);
              Work.uneven(worker, step + 1);
            } finally {
              lock.unlock();
            }
          } else {
            misses[worker]++;
          }
        });
    System.out.println("order " + log);
    System.out.println("misses " + Arrays.toString(misses));
    System.out.println("outcome " + (log.size() + Arrays.stream(misses).sum()));
  }
}
