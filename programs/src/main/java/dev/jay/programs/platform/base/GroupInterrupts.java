package dev.jay.programs.platform.base;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Groups of threads are interrupted, listed and told of exceptions. */
public final class GroupInterrupts {
  private GroupInterrupts() {}

  public static void main(String[] args) throws Exception {
    AtomicInteger failures = new AtomicInteger();
    AtomicInteger interrupted = new AtomicInteger();
    ThreadGroup outer =
        new ThreadGroup("outer") {
          @Override
          public void uncaughtException(Thread thread, Throwable e) {
            failures.incrementAndGet();
          }
        };
    ThreadGroup inner = new ThreadGroup(outer, "inner");
    CountDownLatch started = new CountDownLatch(4);
    Thread[] threads = new Thread[4];
    InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
    inherited.set("mine");
    for (int i = 0; i < 4; i++) {
      int number = i;
      threads[i] =
          new Thread(
              i % 2 == 0 ? outer : inner,
              () -> {
                started.countDown();
                try {
                  if (number < 2) {
                    Thread.sleep(60_000);
                  }
                  synchronized (outer) {
                    outer.wait();
                  }
                } catch (InterruptedException e) {
                  interrupted.addAndGet(inherited.get().length());
                  throw new IllegalStateException(e);
                }
              });
      threads[i].start();
    }
    started.await();
    Thread[] listed = new Thread[10];
    int count = outer.enumerate(listed, true);
    outer.interrupt();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(count + " " + interrupted + " " + failures + " " + outer.activeCount());
  }
}
