package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two writers and two readers; which version a reader sees varies. */
public final class ReadWriteLockOrder {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final OrderLog log = new OrderLog(); // guarded by the write lock
  private int version; // guarded by lock

  private int read() {
    lock.readLock().lock();
    try {
      return version;
    } finally {
      lock.readLock().unlock();
    }
  }

  private int write(int worker) {
    lock.writeLock().lock();
    try {
      log.add(worker);
      return ++version;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    ReadWriteLockOrder program = new ReadWriteLockOrder();
    int[][] seen = new int[4][25];
    Workers.steps(
        4,
        25,
        (worker, step) -> seen[worker][step] = worker < 2 ? program.write(worker) : program.read());
    System.out.println("order " + program.log);
    System.out.println("seen " + Digest.of(seen));
    System.out.println("outcome " + program.read());
  }
}
