package dev.jay.programs.deadlock;

import dev.jay.programs.Workers;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two ReentrantLocks in opposite order; exit code 101. */
public final class LockCycle {
  public static void main(String[] args) {
    ReentrantLock left = new ReentrantLock();
    ReentrantLock right = new ReentrantLock();
    CyclicBarrier both = new CyclicBarrier(2);
    Thread one = new Thread(() -> transfer(left, right, both), "left-to-right");
    Thread two = new Thread(() -> transfer(right, left, both), "right-to-left");
    System.out.println("start");
    one.start();
    two.start();
    Workers.join(one);
    Workers.join(two);
    System.out.println("never");
  }

  private static void transfer(Lock from, Lock to, CyclicBarrier both) {
    from.lock();
    try {
      both.await();
      to.lock();
      System.out.println("never");
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    } finally {
      from.unlock();
    }
  }
}
