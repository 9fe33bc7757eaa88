package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Main cancels every third task; whether it had begun, or ended, by then varies. */
public final class FutureCancel {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger begun = new AtomicInteger();
    List<Future<Integer>> futures = new ArrayList<>();
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      int task = i;
      futures.add(
          pool.submit(
              () -> {
                int ticket = begun.getAndIncrement();
                Work.uneven(task, 1);
                return ticket;
              }));
      if (i % 3 == 2) {
        Work.uneven(3, i);
        seen.append(futures.get(i - 1).cancel(i % 2 == 0) ? 'c' : '-');
      }
    }
    for (Future<Integer> future : futures) {
      seen.append(future.isCancelled() ? " x" : " " + future.get());
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("seen " + seen + " begun " + begun.get());
  }
}
