package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** orTimeout races with threads that complete the futures about then; who wins varies. */
public final class CompletableOrTimeout {
  public static void main(String[] args) throws Exception {
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      int number = i;
      CompletableFuture<Integer> future = new CompletableFuture<>();
      futures.add(future.orTimeout(3, TimeUnit.MILLISECONDS));
      Thread thread =
          new Thread(
              () -> {
                sleep(3);
                Work.uneven(number, 1);
                future.complete(number);
              });
      thread.start();
      threads.add(thread);
    }
    StringBuilder seen = new StringBuilder();
    int other = 0;
    for (CompletableFuture<Integer> future : futures) {
      try {
        seen.append(' ').append(future.join());
      } catch (CompletionException e) {
        seen.append(" late");
        other += e.getCause() instanceof TimeoutException ? 0 : 1;
      }
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("seen" + seen);
    System.out.println("outcome " + other);
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
