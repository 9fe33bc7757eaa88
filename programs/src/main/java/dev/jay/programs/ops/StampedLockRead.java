package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** Readers and writers of a StampedLock, some timed; which version a reader sees varies. */
public final class StampedLockRead {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    int[] version = {0}; // guarded by lock
    int[][] seen = new int[4][20];
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          if (worker == 0) {
            long stamp = lock.writeLock();
            version[0]++;
            Work.units(1);
            lock.unlockWrite(stamp);
          } else if (worker == 1) {
            long stamp = lock.tryReadLock(50, TimeUnit.MICROSECONDS);
            seen[worker][step] = stamp == 0 ? -1 : version[0];
            if (stamp != 0) {
              lock.unlockRead(stamp);
            }
          } else {
            long stamp = lock.readLock();
            seen[worker][step] = version[0];
            Work.units(2);
            lock.unlock(stamp);
          }
        });
    System.out.println("seen " + Digest.of(seen));
    System.out.println("outcome " + version[0]);
  }
}
