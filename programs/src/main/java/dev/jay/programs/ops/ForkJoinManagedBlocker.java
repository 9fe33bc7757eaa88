package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedBlockingQueue;

/** Tasks that take from a queue as managed blockers: the pool makes spare workers; who varies. */
public final class ForkJoinManagedBlocker {
  private static final class Take implements ForkJoinPool.ManagedBlocker {
    private final LinkedBlockingQueue<Integer> queue;
    private Integer item;

    Take(LinkedBlockingQueue<Integer> queue) {
      this.queue = queue;
    }

    @Override
    public boolean block() throws InterruptedException {
      if (item == null) {
        item = queue.take();
      }
      return true;
    }

    @Override
    public boolean isReleasable() {
      return item != null || (item = queue.poll()) != null;
    }
  }

  public static void main(String[] args) throws Exception {
    SharedLog log = new SharedLog();
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int task = i;
      tasks.add(pool.submit(() -> take(log, queue, task)));
    }
    for (int i = 0; i < 24; i++) {
      Work.uneven(5, i);
      queue.put(i);
    }
    int sum = 0;
    for (ForkJoinTask<Integer> task : tasks) {
      sum += task.get();
    }
    pool.shutdown();
    System.out.println("taken" + log);
    System.out.println("outcome " + sum);
  }

  private static int take(SharedLog log, LinkedBlockingQueue<Integer> queue, int task)
      throws InterruptedException {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      Take take = new Take(queue);
      ForkJoinPool.managedBlock(take);
      log.add(task + ":" + take.item);
      sum += take.item;
      Work.uneven(task, i);
    }
    return sum;
  }
}
