package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Tasks at a fixed rate and with a fixed delay, cancelled in the end; how they mix varies. */
public final class ScheduledPeriodic {
  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    CountDownLatch enough = new CountDownLatch(10);
    pool.scheduleAtFixedRate(() -> tick(log, 1, enough), 1, 2, TimeUnit.MILLISECONDS);
    pool.scheduleAtFixedRate(() -> tick(log, 2, enough), 0, 1, TimeUnit.MILLISECONDS);
    pool.scheduleWithFixedDelay(() -> tick(log, 3, enough), 2, 1, TimeUnit.MILLISECONDS);
    enough.await();
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("ticks" + log);
    System.out.println("outcome " + ended + " " + (log.count() >= 10));
  }

  private static void tick(SharedLog log, int task, CountDownLatch enough) {
    Work.uneven(task, 1);
    log.addBy(task);
    enough.countDown();
  }
}
