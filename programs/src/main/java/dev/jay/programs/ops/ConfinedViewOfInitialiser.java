package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A thread uses a map, and another one walks through a view of it that a class initialiser has
 * made, where nothing is an operation.
 */
public final class ConfinedViewOfInitialiser {
  private static final class Counter implements Observed.Cell {
    /** Those that are left. */
    private static final Deque<Counter> READY =
        new ArrayDeque<>(List.of(new Counter(), new Counter(), new Counter()));

    private final ConcurrentHashMap<Integer, Long> counts = new ConcurrentHashMap<>();
    private final Collection<Long> values = counts.values();
    private int next;

    @Override
    public void use() {
      counts.merge(next++ & 31, 1L, Long::sum);
    }

    @Override
    public long look() {
      long sum = 0;
      for (Long each : values) {
        sum += each;
      }
      return sum;
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter.READY::remove);
  }
}
