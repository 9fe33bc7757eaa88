package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** allOf over tasks in two executors; who completes the last, and so runs what follows, varies. */
public final class CompletableAllOf {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < 8; i++) {
      int round = i;
      CompletableFuture<?>[] tasks = new CompletableFuture<?>[6];
      for (int j = 0; j < tasks.length; j++) {
        int task = j;
        Runnable body =
            () -> {
              Work.uneven(task, round);
              log.add(round + "." + task);
            };
        tasks[j] =
            j % 2 == 0 ? CompletableFuture.runAsync(body, pool) : CompletableFuture.runAsync(body);
      }
      CompletableFuture.allOf(tasks).thenRun(() -> log.add(round + "all")).join();
    }
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
