package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** A pool in async mode with tasks that fork and are never joined; the order varies. */
public final class ForkJoinAsyncMode {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ForkJoinPool pool =
        new ForkJoinPool(3, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
    for (int i = 0; i < 8; i++) {
      int event = i;
      pool.execute(() -> handle(pool, log, event, 5));
    }
    boolean quiet = pool.awaitQuiescence(1, TimeUnit.MINUTES);
    pool.shutdown();
    System.out.println("events" + log);
    System.out.println("outcome " + quiet + " " + log.count());
  }

  private static void handle(ForkJoinPool pool, SharedLog log, int event, int left) {
    Work.uneven(event, left);
    log.addBy(event + "." + left);
    if (left > 0) {
      Runnable next = () -> handle(pool, log, event, left - 1);
      if (ForkJoinTask.getPool() == pool) {
        ForkJoinTask.adapt(next).fork();
      } else {
        pool.execute(next); // main, which helps: a fork of its own goes to the common pool
      }
    }
  }
}
