package dev.jay.programs.ops;

import dev.jay.programs.Scopes;
import dev.jay.programs.SharedLog;
import dev.jay.programs.Work;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Platform threads and virtual ones in nested scopes that end after some subtasks. */
public final class ScopeUntil {
  public static void main(String[] args) throws Exception {
    Scopes.run(
        () -> {
          SharedLog log = new SharedLog();
          Scopes.open(
              "awaitAll",
              task -> new Thread(task, "platform"),
              outer -> {
                for (int i = 0; i < 3; i++) {
                  int branch = i;
                  outer.fork(() -> branch(log, branch));
                }
                outer.join();
              });
          System.out.println("order" + log);
          System.out.println("outcome done");
        });
  }

  private static long branch(SharedLog log, int branch) throws Exception {
    AtomicInteger completed = new AtomicInteger();
    long[] joined = new long[1];
    Scopes.openUntil(
        subtask -> completed.incrementAndGet() == 3,
        scope -> {
          for (int i = 0; i < 5; i++) {
            int task = i;
            scope.fork(
                () -> {
                  Work.uneven(branch, task);
                  log.add(branch + ":" + task);
                  return task;
                });
          }
          joined[0] = ((Stream<?>) scope.join()).count();
        });
    log.add(branch + "joined" + completed.get());
    return joined[0];
  }
}
