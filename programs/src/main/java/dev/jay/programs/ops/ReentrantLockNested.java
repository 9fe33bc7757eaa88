package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock taken three deep, with the hold count in the output; the order varies. */
public final class ReentrantLockNested {
  private final ReentrantLock lock = new ReentrantLock();
  private final OrderLog log = new OrderLog(); // guarded by lock

  private void down(int worker, int depth) {
    lock.lock();
    try {
      if (depth > 0) {
        down(worker, depth - 1);
      } else {
        log.add(worker, (char) ('0' + lock.getHoldCount()));
      }
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    ReentrantLockNested program = new ReentrantLockNested();
    Workers.steps(3, 15, (worker, step) -> program.down(worker, step % 3));
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.log.size());
  }
}
