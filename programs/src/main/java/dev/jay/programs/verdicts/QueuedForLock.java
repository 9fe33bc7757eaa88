package dev.jay.programs.verdicts;

import java.util.concurrent.locks.ReentrantLock;

/** Waits until the other thread is queued for the lock. */
public final class QueuedForLock {
  private QueuedForLock() {}

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    lock.lock();
    other.start();
    while (!lock.hasQueuedThread(other) || lock.getQueueLength() != 1) {
      Thread.onSpinWait();
    }
    lock.unlock();
    other.join();
  }
}
