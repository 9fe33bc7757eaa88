package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;

/** Threads end by an exception; the order in which their handler hears of them varies. */
public final class UncaughtHandlers {
  public static void main(String[] args) {
    OrderLog log = new OrderLog(); // guarded by itself
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, failure) -> {
          synchronized (log) {
            log.add(Integer.parseInt(failure.getMessage()));
          }
        });
    for (int i = 0; i < 5; i++) {
      int round = i;
      Thread[] threads = new Thread[4];
      for (int j = 0; j < 4; j++) {
        int worker = j;
        threads[j] =
            new Thread(
                () -> {
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
}
