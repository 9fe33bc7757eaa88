package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.util.concurrent.atomic.AtomicLong;

/** A thread holds a monitor of its own, with operations inside, when another wants it. */
public final class ConfinedHeld {
  private static final class Counter implements Observed.Cell {
    private static final AtomicLong uses = new AtomicLong();
    private long count; // guarded by this

    @Override
    public synchronized void use() {
      count++;
      synchronized (this) {
        if (count % 50 == 0) {
          uses.incrementAndGet();
        }
      }
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
