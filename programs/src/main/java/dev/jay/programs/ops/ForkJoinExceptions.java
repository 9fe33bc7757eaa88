package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Leaves that throw; which exception reaches the root, and what ran by then, varies. */
public final class ForkJoinExceptions {
  private static final SharedLog LOG = new SharedLog();

  private static final class Node extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;

    Node(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        Work.uneven(from, 4);
        LOG.addBy(from);
        if (from % 7 == 3) {
          throw new IllegalStateException("leaf " + from);
        }
        return from;
      }
      int middle = (from + to) >>> 1;
      Node left = new Node(from, middle);
      Node right = new Node(middle, to);
      invokeAll(left, right);
      return left.join() + right.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(3);
    int failures = 0;
    for (int i = 0; i < 4; i++) {
      try {
        pool.invoke(new Node(0, 30));
      } catch (IllegalStateException e) {
        LOG.add("[" + e.getMessage().replace("leaf ", "") + "]");
        failures++;
      }
    }
    pool.shutdownNow();
    System.out.println("order" + LOG);
    System.out.println("outcome " + failures);
  }
}
