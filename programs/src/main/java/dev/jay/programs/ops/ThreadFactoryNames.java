package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A factory numbers the threads of two pools; which pool gets which number varies. */
public final class ThreadFactoryNames {
  public static void main(String[] args) throws Exception {
    AtomicInteger made = new AtomicInteger();
    String[][] names = new String[3][4];
    Workers.run(
        3,
        worker -> {
          ExecutorService pool =
              Executors.newFixedThreadPool(
                  4, task -> new Thread(task, "made-" + made.getAndIncrement()));
          for (int i = 0; i < 4; i++) {
            int task = i;
            Work.uneven(worker, task);
            pool.execute(() -> names[worker][task] = Thread.currentThread().getName());
          }
          pool.shutdown();
          pool.awaitTermination(1, TimeUnit.MINUTES);
        });
    System.out.println(Arrays.deepToString(names));
    System.out.println("outcome " + made.get());
  }
}
