package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Which blocking calls throw on a pending interrupt, and whether the status remains after. */
public final class InterruptStatus {
  private interface Call {
    void run() throws Exception;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread ended = new Thread(() -> {});
    ended.start();
    Workers.join(ended);
    show("sleep", () -> Thread.sleep(10));
    show("sleep(0)", () -> Thread.sleep(0));
    show("yield", Thread::yield);
    show(
        "wait",
        () -> {
          synchronized (monitor) {
            monitor.wait();
          }
        });
    show(
        "wait(10)",
        () -> {
          synchronized (monitor) {
            monitor.wait(10);
          }
        });
    show(
        "synchronized",
        () -> {
          synchronized (monitor) {
            monitor.notifyAll();
          }
        });
    show("join of an ended thread", ended::join);
    show("join of itself", () -> Thread.currentThread().join());
    show("park", LockSupport::park);
    show("parkNanos", () -> LockSupport.parkNanos(1_000_000));
    show("parkUntil", () -> LockSupport.parkUntil(Long.MAX_VALUE));
    show("lock", () -> locked(lock, lock::lock));
    show("tryLock", () -> locked(lock, lock::tryLock));
    show("lockInterruptibly", () -> locked(lock, lock::lockInterruptibly));
    show("tryLock(1 s)", () -> locked(lock, () -> lock.tryLock(1, TimeUnit.SECONDS)));
    show("Condition.await", () -> awaiting(lock, condition::await));
    show("awaitNanos", () -> awaiting(lock, () -> condition.awaitNanos(1000)));
    show("Semaphore.acquire", () -> new Semaphore(1).acquire());
    show("acquireUninterruptibly", () -> new Semaphore(1).acquireUninterruptibly());
    show("CountDownLatch.await", () -> new CountDownLatch(0).await());
    show("queue.put", () -> new ArrayBlockingQueue<Integer>(1).put(1));
    show("queue.take", () -> new LinkedBlockingQueue<Integer>().take());
    show("queue.poll", () -> new LinkedBlockingQueue<Integer>().poll());
    show("Thread.interrupted", Thread::interrupted);
    show("isInterrupted", () -> Thread.currentThread().isInterrupted());
    ended.interrupt();
    System.out.println("interrupt of an ended thread: " + ended.isInterrupted());
  }

  private static void locked(ReentrantLock lock, Call call) throws Exception {
    call.run();
    lock.unlock();
  }

  private static void awaiting(ReentrantLock lock, Call call) throws Exception {
    lock.lock();
    try {
      call.run();
    } finally {
      lock.unlock();
    }
  }

  private static void show(String what, Call call) {
    Thread.currentThread().interrupt();
    String result;
    try {
      call.run();
      result = "returns";
    } catch (Exception e) {
      result = e.getClass().getSimpleName();
    }
    System.out.println(what + ": " + result + ", status " + Thread.interrupted());
  }
}
