package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** A pool is shut down at once after a few tasks ended; which ran, and which did not, varies. */
public final class ForkJoinShutdownNow {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    ForkJoinPool pool = new ForkJoinPool(2);
    List<ForkJoinTask<?>> tasks = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      int task = i;
      tasks.add(
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                log.addBy(task);
              }));
    }
    tasks.get(5).join();
    Work.units(10);
    pool.shutdownNow();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    StringBuilder seen = new StringBuilder();
    for (ForkJoinTask<?> task : tasks) {
      try {
        task.join();
        seen.append('.');
      } catch (CancellationException e) {
        seen.append('x');
      }
    }
    System.out.println("ran" + log + " seen " + seen);
    System.out.println("outcome " + ended);
  }
}
