package dev.jay.programs.bugs;

import dev.jay.programs.Together;

/** {@link MissedNotify} with a flag that remembers the event. */
public final class MissedNotifyFixed {
  private final Object event = new Object();
  private boolean happened;

  public static void main(String[] args) throws InterruptedException {
    MissedNotifyFixed program = new MissedNotifyFixed();
    Together.run(program::await, program::happen);
  }

  private void await() throws InterruptedException {
    synchronized (event) {
      while (!happened) {
        event.wait();
      }
    }
  }

  private void happen() {
    synchronized (event) {
      happened = true;
      event.notifyAll();
    }
  }
}
