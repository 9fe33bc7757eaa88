package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** anyOf: which of four tasks is first, and how many have ended by then, varies. */
public final class CompletableAnyOf {
  public static void main(String[] args) {
    StringBuilder first = new StringBuilder();
    int ended = 0;
    for (int i = 0; i < 12; i++) {
      int round = i;
      AtomicInteger done = new AtomicInteger();
      CompletableFuture<?>[] tasks = new CompletableFuture<?>[4];
      for (int j = 0; j < tasks.length; j++) {
        int task = j;
        tasks[j] =
            CompletableFuture.supplyAsync(
                () -> {
                  Work.uneven(task, round);
                  done.incrementAndGet();
                  return task;
                });
      }
      first.append(' ').append(CompletableFuture.anyOf(tasks).join());
      first.append('/').append(done.get());
      CompletableFuture.allOf(tasks).join();
      ended += done.get();
    }
    System.out.println("first" + first);
    System.out.println("outcome " + ended);
  }
}
