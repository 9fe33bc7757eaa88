package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** {@link PoolStarvation} with a thread for each task. */
public final class PoolStarvationFixed {
  private final ExecutorService pool = Executors.newFixedThreadPool(3);
  private final CountDownLatch opened = new CountDownLatch(1);

  public static void main(String[] args) throws InterruptedException {
    PoolStarvationFixed program = new PoolStarvationFixed();
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
