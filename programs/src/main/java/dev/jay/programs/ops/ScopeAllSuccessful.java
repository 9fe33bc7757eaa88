package dev.jay.programs.ops;

import dev.jay.programs.Scopes;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.stream.Stream;

/**
 * Subtasks that all succeed, in three scopes one after the other; the order of their work varies.
 */
public final class ScopeAllSuccessful {
  public static void main(String[] args) throws Exception {
    Scopes.run(
        () -> {
          SharedLog log = new SharedLog();
          long subtasks = 0;
          for (int round = 0; round < 3; round++) {
            subtasks += scope(log, round);
          }
          System.out.println("order" + log);
          System.out.println("outcome " + subtasks + " " + log.count());
        });
  }

  private static long scope(SharedLog log, int round) throws Exception {
    long[] joined = new long[1];
    Scopes.open(
        "allSuccessfulOrThrow",
        scope -> {
          for (int i = 0; i < 8; i++) {
            int task = i;
            scope.fork(
                () -> {
                  Work.uneven(task, round);
                  log.add(round + ":" + task);
                  return task;
                });
          }
          joined[0] = ((Stream<?>) scope.join()).count();
        });
    return joined[0];
  }
}
