package dev.jay.real;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What every program here shares: the arguments {@code --threads N} (4 unless told) and {@code
 * --size N} (each program has a default), workers, what each worker saw, and the two lines at the
 * end. {@code outcome} is what no schedule changes; {@code order} digests what the workers saw, one
 * worker after the other, and is {@code -} where nothing was noted.
 */
public final class Program {
  private static final int THREADS = 4;

  private final int threads;
  private final int size;
  private final Digest[] seen; // each used by its worker alone until the workers have ended

  private Program(int threads, int size) {
    this.threads = threads;
    this.size = size;
    seen = new Digest[threads];
    for (int i = 0; i < threads; i++) {
      seen[i] = new Digest();
    }
  }

  /** The program of these arguments, with its own default for the size. */
  public static Program of(String[] args, int size) {
    int threads = THREADS;
    int chosen = size;
    for (int i = 0; i + 1 < args.length; i += 2) {
      int value = Integer.parseInt(args[i + 1]);
      switch (args[i]) {
        case "--threads" -> threads = value;
        case "--size" -> chosen = value;
        default -> throw new IllegalArgumentException(args[i] + "; known are --threads, --size");
      }
    }
    return new Program(threads, chosen);
  }

  public int threads() {
    return threads;
  }

  public int size() {
    return size;
  }

  /** What this worker notes of the order; for the worker alone. */
  public Digest seen(int worker) {
    return seen[worker];
  }

  /** Runs the body in each of the worker threads. */
  public void run(Workers.Body body) {
    Workers.run(threads, body);
  }

  /** The results of tasks on a fixed pool of so many threads, in the order of the tasks. */
  public <T> List<T> pooled(List<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : pool.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } finally {
      pool.shutdown();
    }
  }

  /** Prints the outcome, and the order as the workers saw it. */
  public void report(Object outcome) {
    Digest all = new Digest();
    boolean noted = false;
    String nothing = new Digest().toString();
    for (Digest one : seen) {
      noted |= !one.toString().equals(nothing);
      all.add(one.toString());
    }
    print(outcome, noted ? all.toString() : "-");
  }

  /** Prints the outcome, and an order that the program noted elsewhere. */
  public void report(Object outcome, CharSequence order) {
    print(outcome, new Digest().add(order.toString()).toString());
  }

  private static void print(Object outcome, String order) {
    System.out.println("outcome " + outcome);
    System.out.println("order " + order);
  }
}
