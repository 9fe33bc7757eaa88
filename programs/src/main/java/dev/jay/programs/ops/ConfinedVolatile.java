package dev.jay.programs.ops;

import dev.jay.programs.Observed;

/** A thread uses an object's volatile field alone until another thread reads it. */
public final class ConfinedVolatile {
  private static final class Counter implements Observed.Cell {
    private volatile long count;
    private volatile int low;

    @Override
    public void use() {
      long next = count + 1;
      low = (int) next & 0xff;
      count = next;
    }

    @Override
    public long look() {
      return count * 1000 + low;
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
