package dev.jay.programs.semantics;

import java.util.concurrent.locks.ReentrantLock;

/** Main exits with 3 inside a synchronized block that another thread wants. */
public final class ExitHoldingLock {
  public static void main(String[] args) {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    synchronized (monitor) {
      lock.lock();
      new Thread(
              () -> {
                synchronized (monitor) {
                  System.out.println("never");
                }
              })
          .start();
      new Thread(
              () -> {
                lock.lock();
                System.out.println("never");
              })
          .start();
      System.out.println("exit");
      System.exit(3);
    }
  }
}
