package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Chains of thenApplyAsync in the default executor; how the chains interleave varies. */
public final class CompletableApplyAsync {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    List<CompletableFuture<Integer>> chains = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int chain = i;
      CompletableFuture<Integer> future = CompletableFuture.completedFuture(0);
      for (int j = 0; j < 8; j++) {
        int stage = j;
        future =
            future.thenApplyAsync(
                x -> {
                  Work.uneven(chain, stage);
                  log.add(chain + "." + stage);
                  return x + stage;
                });
      }
      chains.add(future);
    }
    int sum = chains.stream().mapToInt(CompletableFuture::join).sum();
    System.out.println("stages" + log);
    System.out.println("outcome " + sum + " " + log.count());
  }
}
