package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** The program ends with main although daemons sleep, wait and hold a lock. */
public final class DaemonExit {
  public static void main(String[] args) {
    Object monitor = new Object();
    CountDownLatch ready = new CountDownLatch(3);
    daemon(
        () -> {
          ready.countDown();
          Poll.until(() -> false);
        });
    daemon(
        () -> {
          synchronized (monitor) {
            ready.countDown();
            Poll.until(() -> false);
          }
        });
    daemon(
        () -> {
          ready.countDown();
          LockSupport.park();
          synchronized (monitor) {
            System.out.println("never");
          }
        });
    try {
      ready.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    System.out.println("main ends");
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    thread.start();
    System.out.println("daemon " + thread.isDaemon());
  }
}
