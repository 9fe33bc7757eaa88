package dev.jay.programs.deadlock;

import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;

/** Two threads take two monitors in opposite order, each holding its first; exit code 101. */
public final class SynchronizedCycle {
  static final class LeftAccount {}

  static final class RightAccount {}

  public static void main(String[] args) {
    LeftAccount left = new LeftAccount();
    RightAccount right = new RightAccount();
    CountDownLatch both = new CountDownLatch(2);
    Thread one = new Thread(() -> transfer(left, right, both), "left-to-right");
    Thread two = new Thread(() -> transfer(right, left, both), "right-to-left");
    System.out.println("start");
    one.start();
    two.start();
    Workers.join(one);
    Workers.join(two);
    System.out.println("never");
  }

  private static void transfer(Object from, Object to, CountDownLatch both) {
    synchronized (from) {
      both.countDown();
      try {
        both.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      synchronized (to) {
        System.out.println("never");
      }
    }
  }
}
