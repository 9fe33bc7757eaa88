package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/**
 * Bug: one monitor has waiters for two conditions, and notify wakes one of them, maybe the wrong
 * one. Schedule: the thread that waits for the right side is woken for the left and waits again,
 * behind the other, who gets the second notify.
 */
public final class NotifyOne {
  private boolean left;
  private boolean right;

  public static void main(String[] args) throws InterruptedException {
    NotifyOne gate = new NotifyOne();
    Together.run(gate::awaitLeft, gate::awaitRight, gate::openBoth);
  }

  private synchronized void awaitLeft() throws InterruptedException {
    while (!left) {
      wait();
    }
  }

  private synchronized void awaitRight() throws InterruptedException {
    while (!right) {
      wait();
    }
  }

  private void openBoth() {
    synchronized (this) {
      left = true;
      notify();
    }
    synchronized (this) {
      right = true;
      notify();
    }
  }
}
