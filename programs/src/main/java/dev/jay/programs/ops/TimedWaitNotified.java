package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Waits with a long timeout that a notify ends, and with a short one that it may miss. */
public final class TimedWaitNotified {
  private static final int TOKENS = 20;

  private final OrderLog log = new OrderLog(); // guarded by this
  private int tokens; // guarded by this
  private int taken; // guarded by this

  private synchronized boolean take(int worker, long millis) throws InterruptedException {
    if (taken == TOKENS) {
      return false;
    }
    if (tokens == 0) {
      wait(millis);
    }
    if (tokens == 0) {
      log.add(worker, '-');
    } else {
      tokens--;
      taken++;
      log.add(worker, '+');
    }
    return true;
  }

  private void consume(int worker, long millis) throws InterruptedException {
    for (int step = 0; take(worker, millis); step++) {
      Work.uneven(worker, step);
    }
  }

  private void produce() {
    for (int step = 0; step < TOKENS; step++) {
      Work.units(30);
      synchronized (this) {
        tokens++;
        notify();
      }
    }
  }

  public static void main(String[] args) {
    TimedWaitNotified program = new TimedWaitNotified();
    Workers.together(
        worker -> program.produce(),
        worker -> program.consume(worker, 20),
        worker -> program.consume(worker, 1));
    System.out.println("order " + program.log);
    System.out.println("outcome " + program.taken);
  }
}
