package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/** {@link NestedMonitor} with one monitor. */
public final class NestedMonitorFixed {
  private boolean ready;

  public static void main(String[] args) throws InterruptedException {
    NestedMonitorFixed program = new NestedMonitorFixed();
    Together.run(program::makeReady, program::awaitReady);
  }

  private synchronized void awaitReady() throws InterruptedException {
    while (!ready) {
      wait();
    }
  }

  private synchronized void makeReady() {
    ready = true;
    notifyAll();
  }
}
