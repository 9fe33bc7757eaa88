package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/**
 * Bug: a thread waits at an inner monitor and keeps the outer one, which the thread that would
 * notify needs first. Schedule: the waiter comes first.
 */
public final class NestedMonitor {
  private final Object inner = new Object();
  private boolean ready;

  public static void main(String[] args) throws InterruptedException {
    NestedMonitor program = new NestedMonitor();
    Together.run(program::makeReady, program::awaitReady);
  }

  private synchronized void awaitReady() throws InterruptedException {
    synchronized (inner) {
      while (!ready) {
        inner.wait();
      }
    }
  }

  private synchronized void makeReady() {
    synchronized (inner) {
      ready = true;
      inner.notifyAll();
    }
  }
}
