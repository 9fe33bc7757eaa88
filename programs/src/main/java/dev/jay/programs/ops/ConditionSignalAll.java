package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Rounds begun by signalAll; the order in which threads enter a round, and leave it, varies. */
public final class ConditionSignalAll {
  private static final int WORKERS = 4;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition next = lock.newCondition();
  private final OrderLog log = new OrderLog(); // guarded by lock
  private int round; // guarded by lock
  private int arrived; // guarded by lock

  private void step(int worker, int step) throws InterruptedException {
    lock.lock();
    try {
      log.add(worker);
      int mine = round;
      arrived++;
      if (arrived == WORKERS) {
        arrived = 0;
        round++;
        next.signalAll();
      }
      while (mine == round) {
        next.await();
      }
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    ConditionSignalAll program = new ConditionSignalAll();
    Workers.steps(WORKERS, 12, program::step);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.round);
  }
}
