package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A pool is stopped in the middle; how many tasks were done, and what is left, varies. */
public final class ShutdownNow {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    AtomicInteger done = new AtomicInteger();
    for (int i = 0; i < 60; i++) {
      int task = i;
      pool.execute(
          () -> {
            Work.uneven(task, 1);
            done.incrementAndGet();
          });
    }
    Work.units(20);
    int seen = done.get();
    int left = pool.shutdownNow().size();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("seen " + seen + " done " + done.get() + " left " + left);
    System.out.println("outcome " + (done.get() + left));
  }
}
