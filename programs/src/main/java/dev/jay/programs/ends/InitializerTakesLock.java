package dev.jay.programs.ends;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** An initialiser needs a lock whose holder works on and then uses the class as well. */
public final class InitializerTakesLock {
  private static final Object MONITOR = new Object();
  private static final ReentrantLock LOCK = new ReentrantLock();

  static final class Needy {
    static final int VALUE;

    static {
      synchronized (MONITOR) {
        LOCK.lock();
        try {
          VALUE = 42;
        } finally {
          LOCK.unlock();
        }
      }
    }
  }

  public static void main(String[] args) {
    CountDownLatch held = new CountDownLatch(1);
    int[] seen = new int[3];
    Workers.run(
        3,
        worker -> {
          if (worker == 0) {
            synchronized (MONITOR) {
              LOCK.lock();
              held.countDown();
              for (int step = 0; step < 10; step++) {
                Work.units(20);
                Thread.yield();
              }
              LOCK.unlock();
            }
          } else {
            held.await();
          }
          seen[worker] = Needy.VALUE;
        });
    System.out.println(seen[0] + " " + seen[1] + " " + seen[2]);
  }
}
