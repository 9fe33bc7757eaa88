package dev.jay.programs.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An executor that is never shut down, but whose threads are daemons. */
public final class DaemonExecutor {
  public static void main(String[] args) throws Exception {
    ExecutorService pool =
        Executors.newFixedThreadPool(
            3,
            task -> {
              Thread thread = new Thread(task);
              thread.setDaemon(true);
              return thread;
            });
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      int task = i;
      futures.add(pool.submit(() -> task * task));
    }
    int sum = 0;
    for (Future<Integer> future : futures) {
      sum += future.get();
    }
    System.out.println("sum " + sum);
  }
}
