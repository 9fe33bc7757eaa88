package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** Exceptions thrown out of synchronized methods and blocks leave the monitor free. */
public final class ExceptionReleasesMonitor {
  private synchronized void method() {
    throw new IllegalStateException("method");
  }

  private static synchronized void staticMethod() {
    throw new IllegalStateException("static method");
  }

  private void block(int depth) {
    synchronized (this) {
      if (depth == 0) {
        throw new IllegalStateException("block");
      }
      block(depth - 1);
    }
  }

  public static void main(String[] args) {
    ExceptionReleasesMonitor object = new ExceptionReleasesMonitor();
    show(object, object::method);
    show(ExceptionReleasesMonitor.class, ExceptionReleasesMonitor::staticMethod);
    show(object, () -> object.block(3));
  }

  private static void show(Object monitor, Runnable call) {
    try {
      call.run();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + ", held " + Thread.holdsLock(monitor));
    }
    Workers.run(
        1,
        worker -> {
          synchronized (monitor) {
            System.out.println("another thread enters");
          }
        });
  }
}
