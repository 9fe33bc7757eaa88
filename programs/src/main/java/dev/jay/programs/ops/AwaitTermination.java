package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Main asks for the end of a pool with a short timeout; how often it must ask varies. */
public final class AwaitTermination {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    AtomicInteger done = new AtomicInteger();
    for (int i = 0; i < 45; i++) {
      int task = i;
      pool.execute(
          () -> {
            Work.units(20 + task % 7);
            done.incrementAndGet();
          });
    }
    pool.shutdown();
    StringBuilder seen = new StringBuilder();
    while (!pool.awaitTermination(200, TimeUnit.MICROSECONDS)) {
      seen.append(' ').append(done.get());
    }
    System.out.println("seen" + seen);
    System.out.println("outcome " + done.get());
  }
}
