package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.ConcurrentHashMap;

/** A thread uses a map alone until another thread reads it. */
public final class ConfinedMap {
  private static final class Counter implements Observed.Cell {
    private final ConcurrentHashMap<Integer, Long> counts = new ConcurrentHashMap<>();
    private int next;

    @Override
    public void use() {
      counts.merge(next++ & 31, 1L, Long::sum);
    }

    @Override
    public long look() {
      return counts.getOrDefault(7, 0L) * 100 + counts.size();
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
