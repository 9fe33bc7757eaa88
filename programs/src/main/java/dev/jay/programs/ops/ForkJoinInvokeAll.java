package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;

/** Callables to a pool's invokeAll, tasks to ForkJoinTask.invokeAll; who runs which varies. */
public final class ForkJoinInvokeAll {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    ForkJoinPool pool = new ForkJoinPool(3);
    List<Callable<Integer>> callables = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      int task = i;
      callables.add(() -> step(log, task));
    }
    int sum = 0;
    for (Future<Integer> future : pool.invokeAll(callables)) {
      sum += future.get();
    }
    sum += pool.submit(() -> inside(log)).get();
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + sum);
  }

  private static int inside(SharedLog log) {
    List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      int task = 100 + i;
      tasks.add(ForkJoinTask.adapt(() -> step(log, task)));
    }
    return ForkJoinTask.invokeAll(tasks).stream().mapToInt(ForkJoinTask::join).sum();
  }

  private static int step(SharedLog log, int task) {
    Work.uneven(task, 1);
    log.addBy(task);
    return task;
  }
}
