package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads call invokeAll on one pool; which thread runs which task varies. */
public final class InvokeAll {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger next = new AtomicInteger();
    StringBuilder[] seen = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          List<Callable<Integer>> tasks = new ArrayList<>();
          for (int i = 0; i < 4; i++) {
            int task = i;
            tasks.add(
                () -> {
                  Work.uneven(worker, task);
                  return next.getAndIncrement();
                });
          }
          for (Future<Integer> future : pool.invokeAll(tasks)) {
            seen[worker].append(' ').append(future.get());
          }
        });
    pool.shutdown();
    for (StringBuilder row : seen) {
      System.out.println("tickets" + row);
    }
    System.out.println("outcome " + next.get());
  }
}
