package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Chains on an executor of the program's own; who runs which stage, and when, varies. */
public final class CompletableOwnExecutor {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ExecutorService pool = Executors.newFixedThreadPool(3);
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int task = i;
      futures.add(
          CompletableFuture.supplyAsync(() -> stage(log, task, 0), pool)
              .thenApplyAsync(x -> x + stage(log, task, 1), pool)
              .thenApply(x -> x + stage(log, task, 2))
              .thenComposeAsync(
                  x -> CompletableFuture.supplyAsync(() -> x + stage(log, task, 3), pool), pool));
    }
    int sum = futures.stream().mapToInt(CompletableFuture::join).sum();
    pool.shutdown();
    System.out.println("stages" + log);
    System.out.println("outcome " + sum);
  }

  private static int stage(SharedLog log, int task, int stage) {
    Work.uneven(task, stage);
    log.addBy(task + "." + stage);
    return stage;
  }
}
