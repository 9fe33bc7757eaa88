package dev.jay.programs.inputs;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** A pool with a thread for each processor: their number, and so who does what, varies. */
public final class Processors {
  public static void main(String[] args) throws InterruptedException {
    SharedLog log = new SharedLog();
    log.add("processors " + Runtime.getRuntime().availableProcessors());
    log.add("parallelism " + ForkJoinPool.getCommonPoolParallelism());
    ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    for (int i = 0; i < 20; i++) {
      int task = i;
      pool.execute(
          () -> {
            Work.uneven(task, 1);
            log.addBy(task);
          });
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("order" + log);
    System.out.println("outcome " + ended + " " + log.count());
  }
}
