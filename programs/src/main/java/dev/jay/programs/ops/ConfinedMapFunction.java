package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A thread merges into a map of its own, with a function that makes many operations on objects of
 * its own, until another thread looks into the map.
 */
public final class ConfinedMapFunction {
  private static final int ROUNDS = 12;
  private static final int MERGES = 40;
  private static final int LOOKS = 60;

  private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  private final AtomicInteger counter = new AtomicInteger();
  private long seen;

  public static void main(String[] args) {
    for (int round = 0; round < ROUNDS; round++) {
      ConfinedMapFunction program = new ConfinedMapFunction();
      int operations = 500 + 250 * round;
      Workers.together(worker -> program.merge(operations), worker -> program.look());
      System.out.println("seen " + program.seen);
      System.out.println("outcome " + program.map);
    }
  }

  private void merge(int operations) {
    for (int i = 0; i <= MERGES; i++) {
      map.merge(
          "key",
          1,
          (a, b) -> {
            for (int j = 0; j < operations; j++) {
              counter.incrementAndGet();
            }
            return a + b;
          });
    }
  }

  private void look() {
    for (int i = 0; i < LOOKS; i++) {
      Thread.yield();
    }
    for (int i = 0; i < LOOKS; i++) {
      seen = 31 * seen + map.getOrDefault("key", 0);
      Thread.yield();
    }
  }
}
