package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Delayed tasks in a scheduled pool; who runs which, and in which order, varies. */
public final class ScheduledPoolOrder {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(3);
    List<ScheduledFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      int task = i;
      futures.add(
          pool.schedule(
              () -> {
                Work.uneven(task, 1);
                log.addBy(task);
                return task;
              },
              i * 7 % 5,
              TimeUnit.MILLISECONDS));
    }
    int sum = 0;
    for (ScheduledFuture<Integer> future : futures) {
      sum += future.get();
    }
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + sum + " " + pool.awaitTermination(1, TimeUnit.MINUTES));
  }
}
