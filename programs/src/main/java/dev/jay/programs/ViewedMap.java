package dev.jay.programs;

import java.util.Collection;
import java.util.concurrent.ConcurrentHashMap;

/** A map that its owner counts in; others look at it through a view that was made with it. */
public final class ViewedMap implements Observed.Cell {
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
