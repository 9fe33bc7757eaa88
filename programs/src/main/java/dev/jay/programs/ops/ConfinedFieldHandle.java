package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A thread counts in a volatile field of its own until another one reads it by a MethodHandle. */
public final class ConfinedFieldHandle {
  private static final class Counter implements Observed.Cell {
    private final MethodHandle getter;
    volatile long count;

    Counter() throws ReflectiveOperationException {
      getter = MethodHandles.lookup().findGetter(Counter.class, "count", long.class);
    }

    @Override
    public void use() {
      count = count + 1;
    }

    @Override
    public long look() {
      Thread.yield();
      try {
        return (long) getter.invokeExact(this);
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
