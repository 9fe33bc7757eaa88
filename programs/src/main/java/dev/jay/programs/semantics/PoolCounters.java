package dev.jay.programs.semantics;

import dev.jay.programs.Poll;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What a ThreadPoolExecutor says of itself while its tasks are held in known places. */
public final class PoolCounters {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(2, 3, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(2));
    CountDownLatch end = new CountDownLatch(1);
    List<Future<Boolean>> futures = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      futures.add(pool.submit(() -> end.await(1, TimeUnit.MINUTES)));
    }
    System.out.println(pool.getPoolSize() + " " + pool.getQueue().size());
    try {
      pool.execute(() -> System.out.println("never"));
    } catch (RejectedExecutionException e) {
      System.out.println("rejected");
    }
    Poll.until(() -> pool.getActiveCount() == 3);
    System.out.println("active " + pool.getActiveCount() + " of " + pool.getTaskCount());
    end.countDown();
    for (Future<Boolean> future : futures) {
      System.out.println(future.get());
    }
    Poll.until(() -> pool.getCompletedTaskCount() == 5);
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES) + " " + pool.isTerminated());
    System.out.println(pool.getLargestPoolSize() + " " + pool.getCompletedTaskCount());
    System.out.println(pool.getPoolSize() + " " + pool.getActiveCount());
  }
}
