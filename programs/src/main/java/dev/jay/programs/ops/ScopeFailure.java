package dev.jay.programs.ops;

import dev.jay.programs.Scopes;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.ArrayList;
import java.util.List;

/** A subtask fails: the others are interrupted while they sleep; who has come how far varies. */
public final class ScopeFailure {
  public static void main(String[] args) throws Exception {
    Scopes.run(
        () -> {
          SharedLog log = new SharedLog();
          List<Object> subtasks = new ArrayList<>();
          String failure = "none";
          try {
            Scopes.open(
                "awaitAllSuccessfulOrThrow",
                scope -> {
                  for (int i = 0; i < 6; i++) {
                    int task = i;
                    subtasks.add(scope.fork(() -> step(log, task)));
                  }
                  scope.join();
                });
          } catch (RuntimeException e) {
            failure = e.getCause().getMessage();
          }
          System.out.println("order" + log);
          for (Object subtask : subtasks) {
            System.out.println("state " + Scopes.state(subtask));
          }
          System.out.println("outcome " + failure);
        });
  }

  private static int step(SharedLog log, int task) throws Exception {
    for (int i = 0; ; i++) {
      Work.uneven(task, i);
      log.add(Integer.toString(task));
      if (task == 3 && i == 4) {
        throw new IllegalStateException("task 3");
      }
      try {
        Thread.sleep(1 + task);
      } catch (InterruptedException e) {
        log.add(task + "interrupted");
        return i;
      }
    }
  }
}
