package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Condition.awaitUntil: a time far away, ended by a signal, and a time long past; the order of the
 * returns varies. The times are constants: a clock that is read is an input.
 */
public final class ConditionAwaitUntil {
  private static final int WORKERS = 4;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition next = lock.newCondition();
  private final OrderLog log = new OrderLog(); // guarded by lock
  private int round; // guarded by lock
  private int arrived; // guarded by lock

  private void step(int worker, int step) throws InterruptedException {
    lock.lock();
    try {
      int mine = round;
      arrived++;
      if (arrived == WORKERS) {
        arrived = 0;
        round++;
        next.signalAll();
      }
      boolean inTime = true;
      while (mine == round) {
        inTime = next.awaitUntil(new Date(Long.MAX_VALUE / 2));
      }
      boolean past = next.awaitUntil(new Date(1)); // true when a signal came in between
      log.add(worker, past ? '!' : inTime ? '+' : '-');
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    ConditionAwaitUntil program = new ConditionAwaitUntil();
    Workers.steps(WORKERS, 10, program::step);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.round);
  }
}
