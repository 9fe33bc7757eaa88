package dev.jay.programs.bench;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/**
 * Work that the JDK's pools share out among two workers, with a sensible grain: a parallel stream,
 * a recursive task, a parallel sort, tasks of an executor. Prints the nanoseconds of a round, the
 * median of some after those in which the code is compiled.
 */
public final class Parallel {
  private static final int WARM_UP = 30;
  private static final int WARM_UP_OF_SHORT = 300;
  private static final int ROUNDS = 31;

  /** One round. */
  private interface Round {
    long run() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    Round round =
        switch (args.length == 1 ? args[0] : "") {
          case "stream" -> () -> pool.submit(Parallel::stream).get();
          case "fib" -> () -> pool.invoke(new Fib(32));
          case "sort" -> () -> pool.submit(Parallel::sort).get();
          case "executor" -> Parallel::executor;
          default -> null;
        };
    if (round == null) {
      System.err.println("usage: Parallel stream|fib|sort|executor");
      System.exit(64);
    }
    long[] nanos = new long[ROUNDS];
    long result = 0;
    for (int i = args[0].equals("fib") ? WARM_UP_OF_SHORT : WARM_UP; i > 0; i--) {
      round.run();
    }
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      result += round.run();
      nanos[i] = System.nanoTime() - start;
    }
    pool.shutdown();
    Arrays.sort(nanos);
    System.out.println("result " + result);
    System.out.println(nanos[ROUNDS / 2]);
  }

  private static long stream() {
    return IntStream.range(0, 400)
        .parallel()
        .map(
            i -> {
              Work.units(20 + i % 7);
              return i;
            })
        .sum();
  }

  /** Small numbers are computed without tasks. */
  private static final class Fib extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1L;
    private static final int GRAIN = 22;

    private final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Long compute() {
      if (n < GRAIN) {
        return fib(n);
      }
      Fib left = new Fib(n - 1);
      left.fork();
      long right = new Fib(n - 2).compute();
      return right + left.join();
    }

    private static long fib(int n) {
      return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }
  }

  private static long sort() {
    SplittableRandom random = new SplittableRandom(1);
    long[] numbers = random.longs(1 << 20).toArray();
    Arrays.parallelSort(numbers);
    return numbers[numbers.length / 2];
  }

  private static long executor() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      int task = i;
      futures.add(
          executor.submit(
              () -> {
                Work.units(20 + task % 7);
                return task;
              }));
    }
    long sum = 0;
    for (Future<Integer> future : futures) {
      sum += future.get();
    }
    executor.shutdown();
    return sum;
  }
}
