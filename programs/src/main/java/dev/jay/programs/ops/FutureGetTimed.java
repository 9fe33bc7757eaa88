package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Main waits for futures with a short timeout; how often it times out varies. */
public final class FutureGetTimed {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    AtomicInteger progress = new AtomicInteger();
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int task = i;
      futures.add(
          pool.submit(
              () -> {
                Work.units(50);
                progress.incrementAndGet();
                return task;
              }));
    }
    StringBuilder seen = new StringBuilder();
    int sum = 0;
    for (Future<Integer> future : futures) {
      while (true) {
        try {
          sum += future.get(100, TimeUnit.MICROSECONDS);
          break;
        } catch (TimeoutException e) {
          seen.append(' ').append(progress.get());
        }
      }
    }
    pool.shutdown();
    System.out.println("timeouts" + seen);
    System.out.println("outcome " + sum);
  }
}
