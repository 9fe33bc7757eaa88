package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Bug: tasks of a pool wait for tasks that they give to the same pool. Schedule: both threads of
 * the pool run outer tasks, and nobody is left for the inner ones.
 */
public final class PoolStarvation {
  private final ExecutorService outer = Executors.newFixedThreadPool(2);
  private final ExecutorService inner = outer;

  public static void main(String[] args) throws InterruptedException {
    PoolStarvation program = new PoolStarvation();
    Together.run(program::client, program::client);
    program.outer.shutdown();
    program.inner.shutdown();
  }

  private void client() throws Exception {
    outer.submit(() -> inner.submit(() -> {}).get()).get();
  }
}
