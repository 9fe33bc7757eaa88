package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Negative and zero timeouts: some are refused, some mean at once, some for ever. */
public final class NegativeTimeouts {
  private interface Call {
    Object run() throws Exception;
  }

  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    lock.lock();
    synchronized (monitor) {
      show("wait(-1)", () -> done(() -> monitor.wait(-1)));
      show("wait(0, -1)", () -> done(() -> monitor.wait(0, -1)));
      show("wait(0, 1000000)", () -> done(() -> monitor.wait(0, 1_000_000)));
      show("wait(0, 1)", () -> done(() -> monitor.wait(0, 1)));
    }
    show("sleep(-1)", () -> done(() -> Thread.sleep(-1)));
    show("sleep(0, -1)", () -> done(() -> Thread.sleep(0, -1)));
    show("sleep(0)", () -> done(() -> Thread.sleep(0)));
    show("join(-1)", () -> done(() -> Thread.currentThread().join(-1)));
    show("join(1)", () -> done(() -> Thread.currentThread().join(1)));
    show("parkNanos(-1)", () -> done(() -> LockSupport.parkNanos(-1)));
    show("parkUntil(0)", () -> done(() -> LockSupport.parkUntil(1)));
    show("awaitNanos(-1)", () -> condition.awaitNanos(-1) <= 0);
    show("await(-1)", () -> condition.await(-1, TimeUnit.SECONDS));
    show("tryAcquire(-1)", () -> new Semaphore(0).tryAcquire(-1, TimeUnit.SECONDS));
    show("latch.await(-1)", () -> new CountDownLatch(1).await(-1, TimeUnit.SECONDS));
    show("poll(-1)", () -> new LinkedBlockingQueue<Integer>().poll(-1, TimeUnit.SECONDS));
    show("exchange(-1)", () -> new Exchanger<Integer>().exchange(1, -1, TimeUnit.SECONDS));
    show("TimeUnit.sleep(-1)", () -> done(() -> TimeUnit.SECONDS.sleep(-1)));
    Workers.run(1, worker -> show("tryLock(-1)", () -> lock.tryLock(-1, TimeUnit.SECONDS)));
    Workers.run(1, worker -> show("tryLock(0)", () -> lock.tryLock(0, TimeUnit.SECONDS)));
  }

  private interface Action {
    void run() throws Exception;
  }

  private static Object done(Action action) throws Exception {
    action.run();
    return "done";
  }

  private static void show(String what, Call call) {
    try {
      System.out.println(what + ": " + call.run());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }
}
