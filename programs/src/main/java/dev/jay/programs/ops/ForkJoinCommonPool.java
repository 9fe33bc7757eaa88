package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Three threads submit to the common pool and wait; who runs what, helpers included, varies. */
public final class ForkJoinCommonPool {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    int[] sums = new int[3];
    Workers.steps(
        3,
        12,
        (worker, step) -> {
          int task = worker * 100 + step;
          ForkJoinTask<Integer> one = ForkJoinPool.commonPool().submit(() -> run(log, task));
          ForkJoinTask<Integer> two = ForkJoinTask.adapt(() -> run(log, task + 50)).fork();
          sums[worker] += one.join() + two.get();
        });
    System.out.println("order" + log);
    System.out.println("outcome " + (sums[0] + sums[1] + sums[2]));
  }

  private static int run(SharedLog log, int task) {
    Work.uneven(task, 1);
    log.addBy(task);
    return task;
  }
}
