package dev.jay.programs.ops;

import dev.jay.programs.Work;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** completeOnTimeout races with the task itself; whose value is taken varies. */
public final class CompletableOnTimeout {
  public static void main(String[] args) {
    StringBuilder seen = new StringBuilder();
    int count = 0;
    for (int i = 0; i < 20; i++) {
      int task = i;
      CompletableFuture<String> future =
          CompletableFuture.supplyAsync(
                  () -> {
                    Work.uneven(task, 1);
                    sleep();
                    return "own";
                  })
              .completeOnTimeout("timeout", 2, TimeUnit.MILLISECONDS);
      seen.append(' ').append(future.join());
      count++;
    }
    System.out.println("seen" + seen);
    System.out.println("outcome " + count);
  }

  private static void sleep() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
