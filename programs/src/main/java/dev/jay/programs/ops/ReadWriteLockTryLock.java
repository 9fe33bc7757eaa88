package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers try for the lock, timed and not; who succeeds varies. */
public final class ReadWriteLockTryLock {
  public static void main(String[] args) {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] version = {0}; // guarded by lock
    int[][] seen = new int[4][20]; // -1: not got
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          seen[worker][step] = -1;
          if (worker == 0) {
            if (lock.writeLock().tryLock()) {
              Work.units(4);
              seen[worker][step] = ++version[0];
              lock.writeLock().unlock();
            }
          } else if (worker == 1) {
            if (lock.writeLock().tryLock(50, TimeUnit.MICROSECONDS)) {
              Work.units(4);
              seen[worker][step] = ++version[0];
              lock.writeLock().unlock();
            }
          } else if (lock.readLock().tryLock()) {
            Work.units(4);
            seen[worker][step] = version[0];
            lock.readLock().unlock();
          }
        });
    System.out.println("seen " + Arrays.deepToString(seen));
  }
}
