package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** delayedExecutor on the default executor and on another; the order of the tasks varies. */
public final class CompletableDelayed {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<?>[] tasks = new CompletableFuture<?>[24];
    for (int i = 0; i < tasks.length; i++) {
      int task = i;
      int delay = 1 + i * 5 % 4;
      Executor later =
          i % 2 == 0
              ? CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS)
              : CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS, pool);
      tasks[i] =
          CompletableFuture.runAsync(
              () -> {
                Work.uneven(task, 1);
                log.add(Integer.toString(task));
              },
              later);
    }
    CompletableFuture.allOf(tasks).join();
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
