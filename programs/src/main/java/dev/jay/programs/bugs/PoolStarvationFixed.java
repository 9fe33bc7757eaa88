package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** {@link PoolStarvation} with a pool of its own for the inner tasks. */
public final class PoolStarvationFixed {
  private final ExecutorService outer = Executors.newFixedThreadPool(2);
  private final ExecutorService inner = Executors.newFixedThreadPool(1);

  public static void main(String[] args) throws InterruptedException {
    PoolStarvationFixed program = new PoolStarvationFixed();
    Together.run(program::client, program::client);
    program.outer.shutdown();
    program.inner.shutdown();
  }

  private void client() throws Exception {
    outer.submit(() -> inner.submit(() -> {}).get()).get();
  }
}
