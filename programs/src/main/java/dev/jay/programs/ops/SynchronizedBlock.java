package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** Four threads enter one synchronized block; who gets the monitor next varies. */
public final class SynchronizedBlock {
  private final Object lock = new Object();
  private final OrderLog log = new OrderLog(); // guarded by lock

  private void step(int worker, int step) {
    synchronized (lock) {
      log.add(worker);
    }
  }

  public static void main(String[] args) {
    SynchronizedBlock program = new SynchronizedBlock();
    Workers.steps(4, 25, program::step);
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.log.size());
  }
}
