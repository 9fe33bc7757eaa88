package dev.jay.programs.semantics;

import dev.jay.programs.Workers;
import java.util.concurrent.locks.LockSupport;

/** Null as a monitor, a thread to unpark, a runnable and a lock's blocker. */
public final class NullMonitor {
  public static void main(String[] args) {
    Object monitor = args.length > 0 ? args : null;
    try {
      synchronized (monitor) {
        System.out.println("never");
      }
    } catch (NullPointerException e) {
      System.out.println("synchronized: NullPointerException");
    }
    try {
      monitor.notifyAll();
    } catch (NullPointerException e) {
      System.out.println("notifyAll: NullPointerException");
    }
    try {
      Thread.holdsLock(monitor);
    } catch (NullPointerException e) {
      System.out.println("holdsLock: NullPointerException");
    }
    LockSupport.unpark(null);
    LockSupport.parkNanos(null, 1);
    Thread thread = new Thread((Runnable) null);
    thread.start();
    Workers.join(thread);
    System.out.println("unpark, parkNanos and a thread without a body: nothing");
  }
}
