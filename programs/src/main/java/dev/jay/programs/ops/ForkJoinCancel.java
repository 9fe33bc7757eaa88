package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Main cancels every third task and completes others; which had begun or ended varies. */
public final class ForkJoinCancel {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    AtomicInteger begun = new AtomicInteger();
    List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      int task = i;
      tasks.add(
          pool.submit(
              () -> {
                int ticket = begun.getAndIncrement();
                Work.uneven(task, 1);
                return ticket;
              }));
      if (i % 3 == 2) {
        Work.uneven(3, i);
        seen.append(tasks.get(i - 1).cancel(i % 2 == 0) ? 'c' : '-');
        tasks.get(i - 2).complete(1000 + i);
      }
    }
    for (ForkJoinTask<Integer> task : tasks) {
      task.quietlyJoin();
      seen.append(task.isCancelled() ? " x" : " " + task.get());
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("seen " + seen + " begun " + begun.get());
    System.out.println("outcome " + ended);
  }
}
