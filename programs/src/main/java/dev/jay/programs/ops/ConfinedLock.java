package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.locks.ReentrantLock;

/** A thread uses a lock alone until another thread takes it. */
public final class ConfinedLock {
  private static final class Counter implements Observed.Cell {
    private final ReentrantLock lock = new ReentrantLock();
    private long count; // guarded by lock

    @Override
    public void use() {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public long look() {
      lock.lock();
      try {
        return count;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
