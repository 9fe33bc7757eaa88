package dev.jay.programs.bugs;

import dev.jay.programs.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** {@link SingleThreadPool} with a thread for each task. */
public final class SingleThreadPoolFixed {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final CompletableFuture<String> answer = new CompletableFuture<>();

  public static void main(String[] args) throws InterruptedException {
    SingleThreadPoolFixed program = new SingleThreadPoolFixed();
    Together.run(
        () -> program.pool.submit(() -> program.answer.complete("yes")).get(),
        () -> program.pool.submit(() -> program.answer.join()).get());
    program.pool.shutdown();
  }
}
