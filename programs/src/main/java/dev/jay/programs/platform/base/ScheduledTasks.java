package dev.jay.programs.platform.base;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tasks at fixed rates and delays that are cancelled, timers that are purged, futures that time
 * out.
 */
public final class ScheduledTasks {
  private ScheduledTasks() {}

  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    pool.setRemoveOnCancelPolicy(true);
    CountDownLatch rate = new CountDownLatch(4);
    CountDownLatch delay = new CountDownLatch(3);
    ScheduledFuture<?> first =
        pool.scheduleAtFixedRate(rate::countDown, 1, 5, TimeUnit.MILLISECONDS);
    ScheduledFuture<?> second =
        pool.scheduleWithFixedDelay(delay::countDown, 2, 7, TimeUnit.MILLISECONDS);
    Timer timer = new Timer("ours", true);
    AtomicInteger ticks = new AtomicInteger();
    CountDownLatch ticked = new CountDownLatch(3);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            ticks.incrementAndGet();
            ticked.countDown();
            if (ticked.getCount() == 0) {
              cancel();
            }
          }
        },
        3,
        4);
    CompletableFuture<String> late = new CompletableFuture<String>();
    CompletableFuture<String> given =
        new CompletableFuture<String>().completeOnTimeout("given", 9, TimeUnit.MILLISECONDS);
    CompletableFuture<String> delayed =
        CompletableFuture.supplyAsync(
            () -> "delayed", CompletableFuture.delayedExecutor(11, TimeUnit.MILLISECONDS));
    String failure;
    try {
      failure = late.orTimeout(6, TimeUnit.MILLISECONDS).get();
    } catch (java.util.concurrent.ExecutionException e) {
      failure = e.getCause() instanceof TimeoutException ? "late" : "?";
    }
    rate.await();
    first.cancel(false);
    delay.await();
    second.cancel(true);
    ticked.await();
    timer.purge();
    timer.cancel();
    System.out.println(failure + " " + given.get() + " " + delayed.get() + " " + ticks);
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES));
  }
}
