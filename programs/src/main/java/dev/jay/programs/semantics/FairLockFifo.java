package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import dev.jay.programs.Workers;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Threads queue for a fair lock and a fair semaphore one after another and are served so. */
public final class FairLockFifo {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuilder order = new StringBuilder(); // guarded by lock
    Thread[] threads = new Thread[4];
    lock.lock();
    for (int i = 0; i < 4; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                lock.lock();
                order.append(worker);
                lock.unlock();
              });
      threads[i].start();
      Poll.until(() -> lock.hasQueuedThread(threads[worker]));
    }
    System.out.println("queued " + lock.getQueueLength());
    lock.unlock();
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + order);
    semaphore();
  }

  private static void semaphore() {
    Semaphore permit = new Semaphore(0, true);
    StringBuilder order = new StringBuilder(); // guarded by permit
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                permit.acquireUninterruptibly();
                order.append(worker);
                permit.release();
              });
      threads[i].start();
      Poll.until(() -> permit.getQueueLength() == worker + 1);
    }
    permit.release();
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + order);
  }
}
