package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/** {@link NotifyOne} with notifyAll. */
public final class NotifyOneFixed {
  private boolean left;
  private boolean right;

  public static void main(String[] args) throws InterruptedException {
    NotifyOneFixed gate = new NotifyOneFixed();
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
      notifyAll();
    }
    synchronized (this) {
      right = true;
      notifyAll();
    }
  }
}
