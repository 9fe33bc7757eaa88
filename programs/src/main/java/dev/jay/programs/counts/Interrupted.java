package dev.jay.programs.counts;

import dev.jay.programs.VirtualThreads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;

/**
 * A thread that waits for a latch is interrupted, before or while it waits. The argument is the
 * kind of thread: platform or virtual.
 */
public final class Interrupted {
  public static void main(String[] args) throws Exception {
    ThreadFactory factory =
        args[0].equals("virtual") ? VirtualThreads.factory("waiter-") : Thread::new;
    Thread waiter =
        factory.newThread(
            () -> {
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
  }
}
