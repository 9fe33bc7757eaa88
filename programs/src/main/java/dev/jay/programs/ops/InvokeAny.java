package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The first of several equal tasks to finish gives the answer; which one it is varies. */
public final class InvokeAny {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    StringBuilder winners = new StringBuilder();
    for (int round = 0; round < 12; round++) {
      List<Callable<Integer>> tasks = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int task = i;
        tasks.add(
            () -> {
              Work.units(60 - 15 * task);
              return task;
            });
      }
      winners.append(pool.invokeAny(tasks));
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("winners " + winners);
  }
}
