package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A RecursiveTask in a pool of its own; which worker runs which leaf, and when, varies. */
public final class ForkJoinRecursiveTask {
  private static final SharedLog LOG = new SharedLog();

  private static final class Sum extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        Work.uneven(from, 1);
        LOG.addBy(from);
        return from;
      }
      int middle = (from + to) >>> 1;
      Sum left = new Sum(from, middle);
      left.fork();
      return new Sum(middle, to).compute() + left.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(3);
    int sum = pool.invoke(new Sum(0, 64));
    pool.shutdown();
    System.out.println("leaves" + LOG);
    System.out.println("outcome " + sum + " " + LOG.count());
  }
}
