package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A writer keeps a read lock while it gives the write lock up; who comes next varies. */
public final class ReadWriteLockDowngrade {
  public static void main(String[] args) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    int[] version = {0}; // guarded by lock
    OrderLog log = new OrderLog(); // guarded by the write lock
    int[][] seen = new int[4][15];
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          lock.writeLock().lock();
          try {
            version[0]++;
            log.add(worker);
            lock.readLock().lock();
          } finally {
            lock.writeLock().unlock();
          }
          try {
            Work.units(1);
            seen[worker][step] = version[0] * 10 + Math.min(lock.getReadHoldCount(), 9);
          } finally {
            lock.readLock().unlock();
          }
        });
    System.out.println("order " + log);
    System.out.println("seen " + Digest.of(seen));
    System.out.println("outcome " + log.size());
  }
}
