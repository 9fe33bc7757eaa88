package dev.jay.programs.ops;

import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool with hooks, that drops the oldest when full, with workers that die; all varies. */
public final class ThreadPoolHooks {
  private static final class Pool extends ThreadPoolExecutor {
    private final SharedLog log;

    Pool(SharedLog log) {
      super(2, 4, 1, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(4), new DiscardOldestPolicy());
      this.log = log;
      allowCoreThreadTimeOut(true);
      setThreadFactory(
          task -> {
            Thread thread = new Thread(task);
            thread.setUncaughtExceptionHandler((t, e) -> log.addBy("died" + e.getMessage()));
            return thread;
          });
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
      log.addBy("b");
    }

    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
      log.addBy(failure == null ? "a" : "f");
    }

    @Override
    protected void terminated() {
      log.add("end");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SharedLog log = new SharedLog();
    Pool pool = new Pool(log);
    for (int i = 0; i < 30; i++) {
      int task = i;
      Work.uneven(2, i);
      pool.execute(
          () -> {
            Work.uneven(task, 1);
            log.addBy(task);
            if (task % 7 == 3) {
              throw new IllegalStateException(Integer.toString(task));
            }
          });
    }
    Thread.sleep(2);
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println("order" + log);
    System.out.println("largest " + pool.getLargestPoolSize());
    System.out.println("outcome " + ended);
  }
}
