package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** An initialiser lets the threads of a pool work for it, and waits for them. */
public final class InitialiserThreads {
  private InitialiserThreads() {}

  private static final AtomicInteger calls = new AtomicInteger();

  public static void main(String[] args) {
    Workers.steps(
        3,
        4,
        (worker, step) -> {
          calls.incrementAndGet();
          if (step >= worker) {
            Pooled.touch();
          }
        });
    System.out.println(calls + " " + Pooled.made);
  }

  /** No lambda, whose body would be a method of the class that is being initialised. */
  private record Task(int number) implements Callable<Integer> {
    @Override
    public Integer call() {
      calls.incrementAndGet();
      return number;
    }
  }

  private static final class Pooled {
    static final int made;

    static {
      ExecutorService pool = Executors.newFixedThreadPool(2);
      try {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
          sum += pool.submit(new Task(i)).get();
        }
        made = sum;
      } catch (InterruptedException | ExecutionException e) {
        throw new IllegalStateException(e);
      } finally {
        pool.shutdown();
      }
    }

    static void touch() {
      calls.incrementAndGet();
    }
  }
}
