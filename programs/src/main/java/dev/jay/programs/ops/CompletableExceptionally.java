package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Tasks of which some throw, with exceptionally and whenComplete; the order varies. */
public final class CompletableExceptionally {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      int task = i;
      futures.add(
          CompletableFuture.supplyAsync(() -> run(task))
              .whenComplete((x, e) -> log.add(task + (e == null ? "ok" : "bad")))
              .exceptionally(
                  e -> {
                    log.add(task + e.getCause().getMessage());
                    return -1;
                  }));
    }
    int sum = futures.stream().mapToInt(CompletableFuture::join).sum();
    System.out.println("order" + log);
    System.out.println("outcome " + sum + " " + log.count());
  }

  private static int run(int task) {
    Work.uneven(task, 1);
    if (task % 3 == 0) {
      throw new IllegalStateException("odd");
    }
    return task;
  }
}
