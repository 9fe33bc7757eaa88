package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Bug: a task waits for another task of the same pool, which has one thread. Schedule: the waiting
 * task is given to the pool first.
 */
public final class SingleThreadPool {
  private final ExecutorService pool = Executors.newFixedThreadPool(1);
  private final CompletableFuture<String> answer = new CompletableFuture<>();

  public static void main(String[] args) throws InterruptedException {
    SingleThreadPool program = new SingleThreadPool();
    Together.run(
        () -> program.pool.submit(() -> program.answer.complete("yes")).get(),
        () -> program.pool.submit(() -> program.answer.join()).get());
    program.pool.shutdown();
  }
}
