package dev.jay.programs.ops;

import dev.jay.programs.Scopes;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.CountDownLatch;

/** The first subtask that succeeds cancels the others; which one it is varies. */
public final class ScopeAnySuccessful {
  public static void main(String[] args) throws Exception {
    Scopes.run(
        () -> {
          SharedLog log = new SharedLog();
          StringBuilder first = new StringBuilder();
          for (int round = 0; round < 4; round++) {
            int seed = round;
            Scopes.open(
                "anySuccessfulResultOrThrow",
                scope -> {
                  for (int i = 0; i < 6; i++) {
                    int task = i;
                    scope.fork(() -> race(log, task, seed));
                  }
                  first.append(' ').append(scope.join());
                });
          }
          System.out.println("order" + log);
          System.out.println("first" + first);
          System.out.println("outcome " + first.toString().split(" ").length);
        });
  }

  /** Even tasks fail, but the first, which never ends by itself. */
  private static int race(SharedLog log, int task, int round) throws Exception {
    Work.uneven(task, round);
    if (task == 0) {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        log.add(task + "interrupted");
        throw e;
      }
    }
    log.add(round + ":" + task);
    if (task % 2 == 0) {
      throw new IllegalStateException("task " + task);
    }
    return task;
  }
}
