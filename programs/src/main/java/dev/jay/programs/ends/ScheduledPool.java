package dev.jay.programs.ends;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A scheduled pool with delayed and periodic tasks; what it returns, not when. */
public final class ScheduledPool {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    Future<String> later = pool.schedule(() -> "later", 40, TimeUnit.MILLISECONDS);
    Future<String> sooner = pool.schedule(() -> "sooner", 10, TimeUnit.MILLISECONDS);
    CountDownLatch ticks = new CountDownLatch(4);
    Future<?> rate = pool.scheduleAtFixedRate(ticks::countDown, 1, 5, TimeUnit.MILLISECONDS);
    CountDownLatch tocks = new CountDownLatch(3);
    Future<?> delay = pool.scheduleWithFixedDelay(tocks::countDown, 1, 5, TimeUnit.MILLISECONDS);
    System.out.println(sooner.get() + " " + later.get());
    ticks.await();
    tocks.await();
    System.out.println(rate.cancel(false) + " " + delay.cancel(false));
    pool.shutdown();
    System.out.println(pool.awaitTermination(20, TimeUnit.SECONDS));
  }
}
