package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.locks.StampedLock;

/** Optimistic reads that a writer may spoil; how often they must be repeated varies. */
public final class StampedLockOptimistic {
  private final StampedLock lock = new StampedLock();
  private int left; // guarded by lock; an optimistic read is used only when it was valid
  private int right; // the same

  private void write() {
    long stamp = lock.writeLock();
    try {
      left++;
      Work.units(1);
      right++;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  private int read() {
    for (int tries = 0; tries < 8; tries++) {
      long stamp = lock.tryOptimisticRead();
      int a = left;
      Work.units(1);
      int b = right;
      if (lock.validate(stamp)) {
        if (a != b) {
          throw new IllegalStateException("a torn read was valid");
        }
        return a * 10 + tries;
      }
    }
    long stamp = lock.readLock();
    try {
      return left * 10 + 9;
    } finally {
      lock.unlockRead(stamp);
    }
  }

  public static void main(String[] args) {
    StampedLockOptimistic program = new StampedLockOptimistic();
    int[][] seen = new int[3][20];
    Workers.steps(
        3,
        20,
        (worker, step) -> {
          if (worker == 0) {
            program.write();
          } else {
            seen[worker][step] = program.read();
          }
        });
    System.out.println("seen " + Arrays.deepToString(seen));
    System.out.println("outcome " + program.read());
  }
}
