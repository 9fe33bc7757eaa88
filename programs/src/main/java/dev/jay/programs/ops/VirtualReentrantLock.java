package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.VirtualThreads;
import dev.jay.programs.Work;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads with a ReentrantLock and a condition; the order varies. */
public final class VirtualReentrantLock {
  public static void main(String[] args) throws Exception {
    VirtualThreads.run(
        () -> {
          OrderLog log = new OrderLog();
          ReentrantLock lock = new ReentrantLock();
          Condition changed = lock.newCondition();
          int[] tokens = new int[1]; // guarded by lock
          VirtualThreads.workers(
              6,
              worker -> {
                for (int step = 0; step < 10; step++) {
                  Work.uneven(worker, step);
                  lock.lock();
                  try {
                    if (worker % 2 == 0) {
                      tokens[0]++;
                      changed.signal();
                    } else {
                      while (tokens[0] == 0) {
                        changed.await();
                      }
                      tokens[0]--;
                    }
                    log.add(worker);
                  } finally {
                    lock.unlock();
                  }
                }
              });
          System.out.println("order " + log);
          System.out.println("outcome " + log.size() + " " + tokens[0]);
        });
  }
}
