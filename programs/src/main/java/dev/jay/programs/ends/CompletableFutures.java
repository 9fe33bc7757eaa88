package dev.jay.programs.ends;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Futures completed by the common pool, combined, timed out and completed by default. */
public final class CompletableFutures {
  public static void main(String[] args) {
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int task = i;
      futures.add(
          CompletableFuture.supplyAsync(
              () -> {
                Work.uneven(task, 1);
                return task * task;
              }));
    }
    CompletableFuture<Integer> sum = CompletableFuture.completedFuture(0);
    for (CompletableFuture<Integer> future : futures) {
      sum = sum.thenCombineAsync(future, Integer::sum);
    }
    System.out.println("sum " + sum.join());
    CompletableFuture<String> never = new CompletableFuture<>();
    System.out.println(
        never.copy().orTimeout(20, TimeUnit.MILLISECONDS).handle((v, e) -> e.getClass()).join());
    System.out.println(never.copy().completeOnTimeout("default", 20, TimeUnit.MILLISECONDS).join());
    System.out.println(
        CompletableFuture.supplyAsync(
                () -> "delayed", CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS))
            .thenApply(String::length)
            .join());
  }
}
