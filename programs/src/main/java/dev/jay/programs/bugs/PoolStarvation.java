package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Bug: tasks of a pool wait for another task of the same pool. Schedule: the waiting tasks come
 * first and take both threads of the pool; nobody is left for the task that they wait for.
 */
public final class PoolStarvation {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final CountDownLatch opened = new CountDownLatch(1);

  public static void main(String[] args) throws InterruptedException {
    PoolStarvation program = new PoolStarvation();
    Together.run(program::submitOpener, program::submitWaiters);
    program.pool.shutdown();
  }

  private void submitOpener() {
    pool.execute(opened::countDown);
  }

  private void submitWaiters() throws Exception {
    Future<?> one = pool.submit(Together.unchecked(opened::await));
    Future<?> two = pool.submit(Together.unchecked(opened::await));
    one.get();
    two.get();
  }
}
