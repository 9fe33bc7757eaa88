package dev.jay.programs.platform.base;

import java.util.concurrent.atomic.AtomicInteger;

/** Threads end by exceptions, which handlers of groups and threads see. */
public final class Uncaught {
  private Uncaught() {}

  public static void main(String[] args) throws Exception {
    AtomicInteger seen = new AtomicInteger();
    ThreadGroup group =
        new ThreadGroup("group") {
          @Override
          public void uncaughtException(Thread thread, Throwable e) {
            synchronized (this) {
              seen.incrementAndGet();
            }
          }
        };
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      threads[i] =
          new Thread(
              group,
              () -> {
                throw new IllegalStateException("thrown");
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(seen);
  }
}
