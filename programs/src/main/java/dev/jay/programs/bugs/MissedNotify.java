package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/**
 * Bug: the waiter does not look whether the event has been already. Schedule: notify comes before
 * wait, and the waiter waits for ever.
 */
public final class MissedNotify {
  private final Object event = new Object();

  public static void main(String[] args) throws InterruptedException {
    MissedNotify program = new MissedNotify();
    Together.run(program::await, program::happen);
  }

  private void await() throws InterruptedException {
    synchronized (event) {
      event.wait();
    }
  }

  private void happen() {
    synchronized (event) {
      event.notifyAll();
    }
  }
}
