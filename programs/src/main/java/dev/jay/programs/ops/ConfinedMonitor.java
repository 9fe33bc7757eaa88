package dev.jay.programs.ops;

import dev.jay.programs.Observed;

/** A thread uses an object's monitor alone until another thread enters it. */
public final class ConfinedMonitor {
  private static final class Counter implements Observed.Cell {
    private long count; // guarded by this

    @Override
    public synchronized void use() {
      count++;
    }

    @Override
    public synchronized long look() {
      return count;
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
