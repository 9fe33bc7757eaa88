package dev.jay.programs.ops;

import dev.jay.programs.Observed;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A thread uses a volatile field alone until another thread reaches it through a VarHandle. */
public final class ConfinedHandle {
  private static final class Counter implements Observed.Cell {
    private static final VarHandle COUNT;

    static {
      try {
        COUNT = MethodHandles.lookup().findVarHandle(Counter.class, "count", long.class);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    private volatile long count;

    @Override
    public void use() {
      count = count + 1;
    }

    @Override
    public long look() {
      return (long) COUNT.getVolatile(this);
    }
  }

  public static void main(String[] args) throws Exception {
    Observed.run(Counter::new);
  }
}
