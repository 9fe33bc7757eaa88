package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;

/**
 * Peterson's algorithm for two threads on volatiles; the order of their critical sections varies.
 */
public final class Peterson {
  private volatile boolean wants0;
  private volatile boolean wants1;
  private volatile int victim;
  private final OrderLog log = new OrderLog(); // guarded by the algorithm

  private void enter(int worker) {
    if (worker == 0) {
      wants0 = true;
      victim = 0;
      while (wants1 && victim == 0) {
        Thread.onSpinWait();
      }
    } else {
      wants1 = true;
      victim = 1;
      while (wants0 && victim == 1) {
        Thread.onSpinWait();
      }
    }
  }

  private void leave(int worker) {
    if (worker == 0) {
      wants0 = false;
    } else {
      wants1 = false;
    }
  }

  public static void main(String[] args) {
    Peterson program = new Peterson();
    Workers.steps(
        2,
        40,
        (worker, step) -> {
          program.enter(worker);
          program.log.add(worker);
          program.leave(worker);
        });
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.log.size());
  }
}
