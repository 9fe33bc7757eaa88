package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Parallel streams in a pool of the program's own and, at once, in the common one. */
public final class ParallelInOwnPool {
  public static void main(String[] args) {
    SharedLog log = new SharedLog();
    ForkJoinPool pool = new ForkJoinPool(2);
    Workers.together(
        worker -> pool.submit(() -> stream(log, "o")).get(),
        worker -> stream(log, "c"),
        worker -> stream(log, "d"));
    pool.shutdown();
    System.out.println("order" + log);
    System.out.println("outcome " + log.count());
  }

  private static void stream(SharedLog log, String name) {
    IntStream.range(0, 30)
        .parallel()
        .forEach(
            i -> {
              Work.uneven(i, 1);
              log.addBy(name + i);
            });
  }
}
