package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A full pool makes the submitter run its own task; who runs which task varies. */
public final class CallerRunsPool {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            2,
            2,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(2),
            new ThreadPoolExecutor.CallerRunsPolicy());
    String[] runners = new String[30];
    for (int i = 0; i < runners.length; i++) {
      int task = i;
      pool.execute(
          () -> {
            Work.uneven(task, 2);
            String name = Thread.currentThread().getName();
            runners[task] = name.substring(name.length() - 1); // n is main
          });
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("runners " + String.join("", runners));
    System.out.println("outcome " + runners.length);
  }
}
