package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;

/** A cached pool makes a thread when none is idle; how many it makes, and who runs what, varies. */
public final class CachedPool {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
    List<Future<String>> futures = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      int task = i;
      Work.uneven(1, task);
      futures.add(
          pool.submit(
              () -> {
                Work.uneven(task, 1);
                return Thread.currentThread().getName().replace("pool-1-thread-", "");
              }));
    }
    StringBuilder order = new StringBuilder();
    for (Future<String> future : futures) {
      order.append(' ').append(future.get());
    }
    pool.shutdown();
    System.out.println("threads" + order + " largest " + pool.getLargestPoolSize());
  }
}
