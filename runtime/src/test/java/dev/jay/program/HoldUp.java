package dev.jay.program;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/**
 * What holds a thread up until it is ended. It is in a package of its own because the watchdog
 * looks for the runtime's on stacks, and tests of the runtime have its names.
 */
public final class HoldUp {
  private final CountDownLatch ended = new CountDownLatch(1);

  /** Waits in a way that Jay does not see. */
  public Callable<String> blocks() {
    return () -> {
      ended.await();
      return "was blocked";
    };
  }

  /** Computes without an operation. */
  public Callable<String> computes() {
    return () -> {
      while (ended.getCount() > 0) {
        Thread.onSpinWait();
      }
      return "has computed";
    };
  }

  /** Wants a monitor that another thread has. */
  public Callable<String> enters(Object monitor) {
    return () -> {
      synchronized (monitor) {
        return "has entered";
      }
    };
  }

  public void end() {
    ended.countDown();
  }
}
