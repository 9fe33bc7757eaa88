package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool of three threads and 40 tasks; which thread runs which task varies. */
public final class FixedPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    List<Future<String>> futures = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      int task = i;
      futures.add(
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                return Thread.currentThread().getName().replace("pool-1-thread-", "");
              }));
    }
    StringBuilder order = new StringBuilder();
    for (Future<String> future : futures) {
      order.append(future.get());
    }
    pool.shutdown();
    System.out.println("threads " + order);
    System.out.println("outcome " + order.length());
  }
}
