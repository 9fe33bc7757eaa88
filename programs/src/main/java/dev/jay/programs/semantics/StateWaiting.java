package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads in wait, join, park, a latch and a lock become WAITING. */
public final class StateWaiting {
  private interface Call {
    void run() throws InterruptedException;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    CountDownLatch end = new CountDownLatch(1);
    lock.lock();
    Thread latched = show("latch", end::await);
    Thread waiting =
        show(
            "wait",
            () -> {
              synchronized (monitor) {
                monitor.wait();
              }
            });
    Thread joining = show("join", latched::join);
    Thread parking = show("park", LockSupport::park);
    Thread locking =
        show(
            "lock",
            () -> {
              lock.lock();
              lock.unlock();
            });
    waiting.interrupt();
    LockSupport.unpark(parking);
    lock.unlock();
    end.countDown();
    for (Thread thread : new Thread[] {latched, waiting, joining, parking, locking}) {
      Workers.join(thread);
      System.out.println(thread.getName() + " " + thread.getState());
    }
  }

  private static Thread show(String name, Call call) {
    Thread thread =
        new Thread(
            () -> {
              try {
                call.run();
              } catch (InterruptedException e) {
                // the end of it
              }
            },
            name);
    thread.start();
    Poll.until(() -> thread.getState() == Thread.State.WAITING);
    System.out.println(name + " " + thread.getState());
    return thread;
  }
}
