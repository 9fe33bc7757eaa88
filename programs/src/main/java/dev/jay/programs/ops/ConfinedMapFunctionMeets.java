package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A thread merges into a map of its own, with a function that now and then uses an atomic which it
 * shares with another thread; that one then wants the same key, in the middle of the merge.
 */
public final class ConfinedMapFunctionMeets {
  private static final int MERGES = 300;

  private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  private final AtomicInteger own = new AtomicInteger();
  private final AtomicInteger shared = new AtomicInteger();
  private long seen;

  public static void main(String[] args) {
    ConfinedMapFunctionMeets program = new ConfinedMapFunctionMeets();
    Workers.together(worker -> program.mergeWithOperations(), worker -> program.mergeToo());
    System.out.println("seen " + program.seen);
    System.out.println("outcome " + program.map);
  }

  private void mergeWithOperations() {
    for (int i = 0; i < MERGES; i++) {
      map.merge(
          "key",
          1,
          (a, b) -> {
            for (int j = 0; j < 50; j++) {
              own.incrementAndGet();
            }
            if (a % 20 == 0) {
              shared.incrementAndGet();
            }
            return a + b;
          });
    }
  }

  private void mergeToo() {
    for (int i = 0; i < 3; i++) {
      seen += shared.get();
    }
    for (int i = 0; i < MERGES; i++) {
      seen = 31 * seen + map.merge("key", 1000, Integer::sum);
    }
  }
}
