package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread uses more objects alone than Jay remembers for it. */
public final class ConfinedMany {
  private static final class Counter implements Observed.Cell {
    private final AtomicInteger[] counts = new AtomicInteger[5000];
    private int next;

    Counter() {
      for (int i = 0; i < counts.length; i++) {
        counts[i] = new AtomicInteger();
      }
    }

    @Override
    public void use() {
      counts[next].incrementAndGet();
      next = (next + 1) % counts.length;
    }

    @Override
    public long look() {
      return counts[0].get() * 100L + counts[1500].get() * 10 + counts[4999].get();
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
