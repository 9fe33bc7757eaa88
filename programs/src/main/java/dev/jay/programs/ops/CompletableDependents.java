package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.CompletableFuture;

/** A dependent runs in whoever completes the future or adds it late; who that is varies. */
public final class CompletableDependents {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    int rounds = 20;
    for (int i = 0; i < rounds; i++) {
      int round = i;
      CompletableFuture<Integer> future = new CompletableFuture<>();
      Workers.together(
          worker -> {
            Work.uneven(worker, round);
            future.complete(round);
          },
          worker -> {
            Work.uneven(worker + 3, round);
            future.thenAccept(x -> log.addBy(x + "a"));
          },
          worker -> {
            Work.uneven(worker + 2, round);
            future.thenAccept(x -> log.addBy(x + "b"));
            log.addBy(round + "g" + future.join());
          });
    }
    System.out.println("by" + log);
    System.out.println("outcome " + log.count());
  }
}
