package dev.jay.programs.semantics;

import dev.jay.programs.Workers;

/** A stack overflow inside nested synchronized methods leaves the monitor free. */
public final class StackOverflowInSynchronized {
  private int depth; // guarded by this

  private synchronized void down() {
    depth++;
    down();
  }

  public static void main(String[] args) {
    StackOverflowInSynchronized object = new StackOverflowInSynchronized();
    Thread deep =
        new Thread(
            null,
            () -> {
              try {
                object.down();
              } catch (StackOverflowError e) {
                System.out.println("overflow, held " + Thread.holdsLock(object));
              }
            },
            "deep",
            512 * 1024);
    deep.start();
    Workers.join(deep);
    synchronized (object) {
      System.out.println("main enters, deep enough " + (object.depth > 100));
    }
  }
}
