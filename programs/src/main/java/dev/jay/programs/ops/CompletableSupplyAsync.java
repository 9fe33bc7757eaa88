package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** supplyAsync and runAsync in the default executor; the order of the tasks varies. */
public final class CompletableSupplyAsync {
  public static void main(String[] args) {
    AtomicInteger next = new AtomicInteger();
    SharedLog log = new SharedLog();
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    List<CompletableFuture<Void>> runs = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      int task = i;
      futures.add(
          CompletableFuture.supplyAsync(
              () -> {
                Work.uneven(task, 1);
                return next.getAndIncrement();
              }));
      runs.add(
          CompletableFuture.runAsync(
              () -> {
                Work.uneven(task, 3);
                log.add(Integer.toString(task));
              }));
    }
    StringBuilder tickets = new StringBuilder();
    for (CompletableFuture<Integer> future : futures) {
      tickets.append(' ').append(future.join());
    }
    runs.forEach(CompletableFuture::join);
    System.out.println("tickets" + tickets + " ran" + log);
    System.out.println("outcome " + next.get() + " " + log.count());
  }
}
