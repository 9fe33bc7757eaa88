package dev.jay.programs.counts;

import dev.jay.programs.Scopes;
import java.util.concurrent.atomic.AtomicInteger;

/** Two subtasks of a scope meet in a counter; all schedules end the same way. */
public final class Structured {
  public static void main(String[] args) throws Exception {
    AtomicInteger counter = new AtomicInteger();
    Scopes.run(
        () ->
            Scopes.open(
                "awaitAll",
                scope -> {
                  scope.fork(counter::incrementAndGet);
                  scope.fork(counter::incrementAndGet);
                  scope.join();
                  if (counter.get() != 2) {
                    throw new AssertionError(counter);
                  }
                }));
  }
}
