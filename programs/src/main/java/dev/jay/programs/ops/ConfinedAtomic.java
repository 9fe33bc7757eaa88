package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.atomic.AtomicLong;

/** A thread uses an atomic alone until another thread reads it. */
public final class ConfinedAtomic {
  private static final class Counter implements Observed.Cell {
    private final AtomicLong count = new AtomicLong();

    @Override
    public void use() {
      count.incrementAndGet();
    }

    @Override
    public long look() {
      return count.get();
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
