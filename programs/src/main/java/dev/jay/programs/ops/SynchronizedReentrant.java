package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/** A monitor entered three deep, with another inside; nobody may come between the levels. */
public final class SynchronizedReentrant {
  private final OrderLog log = new OrderLog(); // guarded by this
  private final Object inner = new Object();
  private int innerCount; // guarded by inner

  private synchronized void outer(int worker, int step) {
    log.add(worker, '(');
    middle(worker, step % 3);
    log.add(worker, ')');
  }

  private synchronized void middle(int worker, int depth) {
    synchronized (inner) {
      innerCount++;
    }
    if (depth > 0) {
      synchronized (this) {
        middle(worker, depth - 1);
      }
    }
  }

  public static void main(String[] args) {
    SynchronizedReentrant program = new SynchronizedReentrant();
    Workers.steps(3, 15, program::outer);
    System.out.println("order " + program.log);
    synchronized (program.inner) {
      System.out.println("outcome " + program.log.size() + " " + program.innerCount);
    }
  }
}
