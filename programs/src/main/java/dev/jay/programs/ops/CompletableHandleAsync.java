package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** handleAsync and acceptEitherAsync between two executors; who handles what, when, varies. */
public final class CompletableHandleAsync {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<CompletableFuture<?>> futures = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      int task = i;
      CompletableFuture<Integer> first =
          CompletableFuture.supplyAsync(
              () -> {
                Work.uneven(task, 1);
                return 100 / (task % 4);
              });
      CompletableFuture<Integer> second =
          first.handleAsync(
              (x, e) -> {
                log.addBy(task + (e == null ? "ok" : "bad"));
                return task;
              },
              pool);
      futures.add(second.acceptEitherAsync(second, x -> log.addBy(x + "e"), pool));
    }
    futures.forEach(CompletableFuture::join);
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }
}
