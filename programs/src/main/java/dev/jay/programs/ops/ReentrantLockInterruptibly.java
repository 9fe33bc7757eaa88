package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for a lock are interrupted; who was waiting at that moment varies. */
public final class ReentrantLockInterruptibly {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    OrderLog log = new OrderLog(); // guarded by lock
    int[] interrupted = new int[3];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int worker = i;
      threads[i] =
          new Thread(
              () -> {
                for (int step = 0; step < 20; step++) {
                  Work.uneven(worker, step);
                  try {
                    lock.lockInterruptibly();
                    try {
                      log.add(worker);
                      Work.units(3);
                    } finally {
                      lock.unlock();
                    }
                  } catch (InterruptedException e) {
                    interrupted[worker]++;
                  }
                }
              });
      threads[i].start();
    }
    for (int step = 0; step < 12; step++) {
      Work.uneven(3, step);
      threads[step % 3].interrupt();
    }
    for (Thread thread : threads) {
      Workers.join(thread);
    }
    System.out.println("order " + log);
    System.out.println("interrupted " + Arrays.toString(interrupted));
    System.out.println("outcome " + (log.size() + Arrays.stream(interrupted).sum()));
  }
}
