package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Tasks that sleep as long as main waits for them; which are in time, and on whom, varies. */
public final class ForkJoinTimedGet {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    StringBuilder seen = new StringBuilder();
    int sum = 0;
    for (int i = 0; i < 20; i++) {
      int task = i;
      ForkJoinTask<String> future =
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                Thread.sleep(1);
                return SharedLog.who();
              });
      try {
        seen.append(' ').append(future.get(1, TimeUnit.MILLISECONDS));
      } catch (TimeoutException e) {
        seen.append(" late");
      }
      sum += future.get().length();
    }
    pool.shutdown();
    System.out.println("seen" + seen);
    System.out.println("outcome " + sum);
  }
}
