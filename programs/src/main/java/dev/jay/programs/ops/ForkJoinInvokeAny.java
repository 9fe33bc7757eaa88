package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Callables to a pool's invokeAny; which is first, and how many have begun by then, varies. */
public final class ForkJoinInvokeAny {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(4);
    StringBuilder first = new StringBuilder();
    AtomicInteger begun = new AtomicInteger();
    for (int round = 0; round < 6; round++) {
      List<Callable<String>> callables = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        int task = i;
        callables.add(
            () -> {
              begun.incrementAndGet();
              Work.uneven(task, 2);
              return SharedLog.who() + ":" + task;
            });
      }
      first.append(' ').append(pool.invokeAny(callables));
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("first" + first + " begun " + begun.get());
    System.out.println("outcome " + ended);
  }
}
