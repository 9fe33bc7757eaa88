package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** Main waits until a pool is quiet, and helps the common pool; who runs what varies. */
public final class ForkJoinAwaitQuiescence {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ForkJoinPool own = new ForkJoinPool(2);
    boolean quiet = true;
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < 8; i++) {
        int task = round * 10 + i;
        own.execute(() -> split(log, task));
        ForkJoinPool.commonPool().execute(() -> split(log, task + 100));
      }
      quiet &= own.awaitQuiescence(1, TimeUnit.MINUTES);
      quiet &= ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES);
      log.add("round" + round);
    }
    own.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + quiet + " " + log.count());
  }

  private static void split(SharedLog log, int task) {
    ForkJoinTask<?> half = ForkJoinTask.adapt(() -> log.addBy(task + "b")).fork();
    Work.uneven(task, 1);
    log.addBy(task + "a");
    ForkJoinTask.helpQuiesce();
    log.addBy(task + (half.isDone() ? "d" : "-"));
  }
}
