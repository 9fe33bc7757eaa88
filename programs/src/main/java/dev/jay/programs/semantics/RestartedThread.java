package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;

/** A thread can be started once; its daemon flag cannot change after. */
public final class RestartedThread {
  public static void main(String[] args) {
    CountDownLatch end = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    thread.start();
    show("start of a running thread", thread::start);
    show("setDaemon of a running thread", () -> thread.setDaemon(true));
    end.countDown();
    Workers.join(thread);
    show("start of an ended thread", thread::start);
    show("start of main", Thread.currentThread()::start);
  }

  private static void show(String what, Runnable call) {
    try {
      call.run();
      System.out.println(what + ": returns");
    } catch (IllegalThreadStateException e) {
      System.out.println(what + ": IllegalThreadStateException");
    }
  }
}
