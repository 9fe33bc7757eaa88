package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** A tree of CountedCompleters; who completes which inner node, and when, varies. */
public final class ForkJoinCountedCompleter {
  private static final SharedLog LOG = new SharedLog();

  private static final class Node extends CountedCompleter<Integer> {
    private static final long serialVersionUID = 1;
    private final int from;
    private final int to;
    private final Node[] children = new Node[2];
    private int sum;

    Node(Node parent, int from, int to) {
      super(parent);
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from == 1) {
        Work.uneven(from, 3);
        sum = from;
        LOG.addBy(from);
      } else {
        int middle = (from + to) >>> 1;
        children[0] = new Node(this, from, middle);
        children[1] = new Node(this, middle, to);
        setPendingCount(2);
        children[0].fork();
        children[1].fork();
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (children[0] != null) {
        sum = children[0].sum + children[1].sum;
        LOG.addBy(from + "-" + to);
      }
    }

    @Override
    public Integer getRawResult() {
      return sum;
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(4);
    int sum = pool.invoke(new Node(null, 0, 40));
    pool.shutdown();
    System.out.println("order" + LOG);
    System.out.println("outcome " + sum + " " + LOG.count());
  }
}
