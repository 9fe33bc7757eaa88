package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.CompletableFuture;

/** Three threads complete, fail or cancel the same futures; who wins each varies. */
public final class CompletableRace {
  private static final int FUTURES = 40;

  public static void main(String[] args) {
    CompletableFuture<Integer>[] futures = futures();
    char[][] won = new char[3][FUTURES];
    Workers.steps(
        3,
        FUTURES,
        (worker, step) -> {
          boolean win =
              switch ((worker + step) % 3) {
                case 0 -> futures[step].complete(worker);
                case 1 -> futures[step].completeExceptionally(new IllegalStateException());
                default -> futures[step].cancel(false);
              };
          won[worker][step] = win ? Character.forDigit(worker, 10) : '.';
        });
    StringBuilder ends = new StringBuilder();
    int done = 0;
    for (CompletableFuture<Integer> future : futures) {
      ends.append(future.isCancelled() ? 'c' : future.isCompletedExceptionally() ? 'x' : 'v');
      done += future.isDone() ? 1 : 0;
    }
    for (char[] row : won) {
      System.out.println("won " + new String(row));
    }
    System.out.println("ends " + ends);
    System.out.println("outcome " + done);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static CompletableFuture<Integer>[] futures() {
    CompletableFuture<Integer>[] futures = new CompletableFuture[FUTURES];
    for (int i = 0; i < FUTURES; i++) {
      futures[i] = new CompletableFuture<>();
    }
    return futures;
  }
}
