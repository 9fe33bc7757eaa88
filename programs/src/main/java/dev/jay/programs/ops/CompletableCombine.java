package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;

/** thenCombine, runAfterBoth and applyToEither of two tasks; who comes last or first varies. */
public final class CompletableCombine {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      int round = i;
      CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> run(log, round, 1));
      CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> run(log, round, 2));
      CompletableFuture<Integer> both = one.thenCombine(two, (a, b) -> a + b);
      CompletableFuture<Void> after = one.runAfterBothAsync(two, () -> log.add(round + "both"));
      CompletableFuture<Void> either =
          one.applyToEither(two, x -> x).thenAccept(x -> log.add(round + "first" + x));
      sum += both.join();
      after.join();
      either.join();
    }
    System.out.println("order" + log);
    System.out.println("outcome " + sum + " " + log.count());
  }

  private static int run(SharedLog log, int round, int task) {
    Work.uneven(task * 3, round);
    log.add(round + "." + task);
    return task;
  }
}
