package dev.jay.programs.semantics;

import java.util.concurrent.locks.LockSupport;

/** A notify without a waiter is not kept; a permit to unpark is kept, once. */
public final class NotifyWithoutWaiter {
  public static void main(String[] args) throws InterruptedException {
    Object monitor = new Object();
    synchronized (monitor) {
      monitor.notify();
      monitor.notifyAll();
      monitor.wait(5);
      System.out.println("the wait timed out");
    }
    LockSupport.unpark(Thread.currentThread());
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    LockSupport.parkNanos(5_000_000);
    System.out.println("one permit was kept");
  }
}
