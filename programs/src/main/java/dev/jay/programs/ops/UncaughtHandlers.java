package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.CountDownLatch;

/** Threads end by an exception; the order in which their handler hears of them varies. */
public final class UncaughtHandlers {
  public static void main(String[] args) {
    OrderLog log = new OrderLog(); // guarded by itself
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> {
          int worker = Integer.parseInt(failure.getMessage());
          Work.units(20 - 4 * worker);
          synchronized (log) {
            log.add(worker);
          }
        });
    for (int i = 0; i < 5; i++) {
      int round = i;
      Thread[] threads = new Thread[4];
      CountDownLatch allBegun = new CountDownLatch(4);
      for (int j = 0; j < 4; j++) {
        int worker = j;
        threads[j] =
            new Thread(
                () -> {
                  allBegun.countDown();
                  await(allBegun);
                  Work.units(15 + (worker + round) % 3);
                  throw new IllegalStateException(Integer.toString(worker));
                });
        threads[j].start();
      }
      for (Thread thread : threads) {
        Workers.join(thread);
      }
    }
    synchronized (log) {
      System.out.println("order " + log);
      System.out.println("outcome " + log.size());
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }
}
