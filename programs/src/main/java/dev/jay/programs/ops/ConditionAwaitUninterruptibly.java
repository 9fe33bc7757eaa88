package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt does not end awaitUninterruptibly; who had it pending when signalled varies. */
public final class ConditionAwaitUninterruptibly {
  private static final int ROUNDS = 10;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final OrderLog log = new OrderLog(); // guarded by lock
  private int round; // guarded by lock
  private int done; // guarded by lock

  private void follow(int worker) {
    for (int next = 1; next <= ROUNDS; next++) {
      Work.uneven(worker, next);
      lock.lock();
      try {
        while (round < next) {
          changed.awaitUninterruptibly();
        }
        log.add(worker, Thread.interrupted() ? '!' : '.');
        done++;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) {
    ConditionAwaitUninterruptibly program = new ConditionAwaitUninterruptibly();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int worker = i;
      threads[i] = new Thread(() -> program.follow(worker));
      threads[i].start();
    }
    for (int next = 1; next <= ROUNDS; next++) {
      threads[next % 3].interrupt();
      Work.uneven(3, next);
      program.lock.lock();
      try {
        program.round = next;
        program.changed.signalAll();
      } finally {
        program.lock.unlock();
      }
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.done);
  }
}
