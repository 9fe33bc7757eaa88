package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads wait for a token with awaitNanos; who gets one and who times out varies. */
public final class ConditionAwaitNanos {
  private static final int TOKENS = 15;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final OrderLog log = new OrderLog(); // guarded by lock
  private int tokens; // guarded by lock
  private int taken; // guarded by lock

  private boolean take(int worker) throws InterruptedException {
    lock.lock();
    try {
      if (taken == TOKENS) {
        return false;
      }
      long left = TimeUnit.MICROSECONDS.toNanos(300);
      while (tokens == 0 && left > 0) {
        left = changed.awaitNanos(left);
      }
      if (tokens == 0) {
        log.add(worker, '-');
      } else {
        tokens--;
        taken++;
        log.add(worker, '+');
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void give() {
    for (int i = 0; i < TOKENS; i++) {
      Work.units(30);
      lock.lock();
      try {
        tokens++;
        changed.signal();
      } finally {
        lock.unlock();
      }
    }
  }

  private void consume(int worker) throws InterruptedException {
    while (take(worker)) {
      Work.units(2);
    }
  }

  public static void main(String[] args) {
    ConditionAwaitNanos program = new ConditionAwaitNanos();
    Workers.together(worker -> program.give(), program::consume, program::consume);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.taken);
  }
}
