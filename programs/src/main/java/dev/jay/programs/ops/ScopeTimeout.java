package dev.jay.programs.ops;

import dev.jay.programs.Scopes;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.time.Duration;

/** A scope's timeout ends subtasks that would go on for ever; how far they come varies. */
public final class ScopeTimeout {
  public static void main(String[] args) throws Exception {
    Scopes.run(
        () -> {
          SharedLog log = new SharedLog();
          String end = "none";
          try {
            Scopes.open(
                "awaitAll",
                Duration.ofMillis(20),
                scope -> {
                  for (int i = 0; i < 4; i++) {
                    int task = i;
                    scope.fork(() -> forEver(log, task));
                  }
                  scope.join();
                });
          } catch (RuntimeException e) {
            end = e.getClass().getSimpleName();
          }
          System.out.println("order" + log);
          System.out.println("outcome " + end);
        });
  }

  private static int forEver(SharedLog log, int task) {
    for (int i = 0; ; i++) {
      Work.uneven(task, i);
      log.add(Integer.toString(task));
      try {
        Thread.sleep(2);
      } catch (InterruptedException e) {
        return i;
      }
    }
  }
}
