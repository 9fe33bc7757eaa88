package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Workers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Three threads submit to a single worker; the order in which it serves them varies. */
public final class SingleThreadPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    OrderLog log = new OrderLog(); // touched by the pool's thread only
    Workers.steps(
        3,
        15,
        (worker, step) -> {
          Future<?> done = pool.submit(() -> log.add(worker));
          if (step % 3 == 0) {
            done.get();
          }
        });
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("order " + log);
    System.out.println("outcome " + log.size());
  }
}
