package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Main cancels delayed tasks about when they are due; which still run varies. */
public final class ScheduledCancel {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    pool.setRemoveOnCancelPolicy(true);
    StringBuilder seen = new StringBuilder();
    List<ScheduledFuture<?>> futures = new ArrayList<>();
    for (int round = 0; round < 8; round++) {
      for (int i = 0; i < 4; i++) {
        int task = round * 4 + i;
        futures.add(
            pool.schedule(
                () -> {
                  Work.uneven(task, 1);
                  log.addBy(task);
                },
                1,
                TimeUnit.MILLISECONDS));
      }
      Thread.sleep(1);
      Work.uneven(round, 1);
      for (int i = 0; i < 4; i += 2) {
        seen.append(futures.get(round * 4 + i).cancel(false) ? 'c' : '-');
      }
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("ran" + log + " cancelled " + seen);
    System.out.println("outcome " + ended);
  }
}
