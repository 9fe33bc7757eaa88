package dev.jay.programs.ends;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Recursive tasks in the common pool and in one of the program's own. */
public final class ForkJoinTasks {
  private static final class Fibonacci extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      Fibonacci one = new Fibonacci(n - 1);
      one.fork();
      return new Fibonacci(n - 2).compute() + one.join();
    }
  }

  public static void main(String[] args) {
    System.out.println(ForkJoinPool.commonPool().invoke(new Fibonacci(12)));
    ForkJoinPool pool = new ForkJoinPool(3);
    System.out.println(pool.invoke(new Fibonacci(10)));
    pool.shutdown();
    System.out.println(pool.isShutdown());
  }
}
