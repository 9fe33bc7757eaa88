package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** Tasks that take back what they forked unless it was stolen; what was stolen varies. */
public final class ForkJoinTryUnfork {
  private static final SharedLog LOG = new SharedLog();

  private static final class Part extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int number;

    Part(int number) {
      this.number = number;
    }

    @Override
    protected Integer compute() {
      if (number >= 64) {
        Work.uneven(number, 1);
        return 1;
      }
      Part left = new Part(number * 2);
      left.fork();
      int right = new Part(number * 2 + 1).compute();
      int surplus = ForkJoinTask.getSurplusQueuedTaskCount();
      if (left.tryUnfork()) {
        LOG.addBy(number + "u" + surplus);
        return right + left.invoke();
      }
      LOG.addBy(number + "s" + surplus);
      return right + left.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(3);
    int leaves = pool.invoke(new Part(1));
    pool.shutdown();
    System.out.println("order" + LOG);
    System.out.println("outcome " + leaves);
  }
}
