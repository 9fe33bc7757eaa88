package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.StampedLock;

/** Readers that try to become writers; who can convert at once varies. */
public final class StampedLockConvert {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    OrderLog log = new OrderLog(); // guarded by lock
    Workers.steps(
        4,
        15,
        (worker, step) -> {
          long stamp = lock.readLock();
          Work.units(2);
          long write = lock.tryConvertToWriteLock(stamp);
          char how = 'c';
          if (write == 0) {
            lock.unlockRead(stamp);
            write = lock.writeLock();
            how = 'w';
          }
          log.add(worker, how);
          long read = lock.tryConvertToReadLock(write);
          Work.units(1);
          lock.unlock(read);
        });
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
