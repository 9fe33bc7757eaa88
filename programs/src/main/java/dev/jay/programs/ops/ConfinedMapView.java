package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.ConcurrentHashMap;

/** A thread uses a map alone until another thread walks through a view of it. */
public final class ConfinedMapView {
  private static final class Counter implements Observed.Cell {
    private final ConcurrentHashMap<Integer, Long> counts = new ConcurrentHashMap<>();
    private int next;

    @Override
    public void use() {
      counts.merge(next++ & 31, 1L, Long::sum);
    }

    @Override
    public long look() {
      long sum = 0;
      for (Long each : counts.values()) {
        sum += each;
      }
      return sum;
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
