package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt that comes while a thread is already blocked, in each kind of blocking call. */
public final class InterruptWhileBlocked {
  private interface Call {
    void run() throws Exception;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    show("sleep", () -> Thread.sleep(60_000));
    show(
        "wait",
        () -> {
          synchronized (monitor) {
            monitor.wait();
          }
        });
    show(
        "wait(60 s)",
        () -> {
          synchronized (monitor) {
            monitor.wait(60_000);
          }
        });
    show("join", () -> Thread.currentThread().join());
    show("park", LockSupport::park);
    show("parkNanos", () -> LockSupport.parkNanos(60_000_000_000L));
    show(
        "Condition.await",
        () -> {
          lock.lock();
          try {
            condition.await();
          } finally {
            lock.unlock();
          }
        });
    show("CountDownLatch.await", () -> new CountDownLatch(1).await());
    show("Semaphore.acquire", () -> new Semaphore(0).acquire());
    show("queue.take", () -> new LinkedBlockingQueue<Integer>().take());
    lock.lock();
    show("lockInterruptibly", lock::lockInterruptibly);
    show("tryLock(60 s)", () -> lock.tryLock(60, TimeUnit.SECONDS));
    lock.unlock();
  }

  private static void show(String what, Call call) {
    Thread thread =
        new Thread(
            () -> {
              String result;
              try {
                call.run();
                result = "returns";
              } catch (Exception e) {
                result = e.getClass().getSimpleName();
              }
              System.out.println(what + ": " + result + ", status " + Thread.interrupted());
            });
    thread.start();
    Poll.until(
        () ->
            thread.getState() == Thread.State.WAITING
                || thread.getState() == Thread.State.TIMED_WAITING);
    thread.interrupt();
    Workers.join(thread);
  }
}
