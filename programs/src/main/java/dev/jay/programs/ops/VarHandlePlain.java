package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Fields that one thread writes with an order and others read without one, as caches do: through a
 * VarHandle, that is a way to meet as well.
 */
public final class VarHandlePlain {
  private static final int STEPS = 100;
  private static final VarHandle NUMBER;
  private static final VarHandle TOTAL;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      NUMBER = lookup.findVarHandle(VarHandlePlain.class, "number", int.class);
      TOTAL = lookup.findStaticVarHandle(VarHandlePlain.class, "total", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @SuppressWarnings("unused") // through NUMBER
  private int number;

  @SuppressWarnings("unused") // through TOTAL
  private static long total;

  private final AtomicInteger steps = new AtomicInteger();

  private long step(int worker, int step) {
    steps.incrementAndGet();
    if (worker == 0) {
      NUMBER.setRelease(this, step);
      TOTAL.set((long) step);
    }
    return (int) NUMBER.get(this) * 1000L + (long) TOTAL.get();
  }

  public static void main(String[] args) {
    VarHandlePlain program = new VarHandlePlain();
    long[][] seen = new long[4][STEPS];
    Workers.steps(4, STEPS, (worker, step) -> seen[worker][step] = program.step(worker, step));
    System.out.println("seen " + Digest.of(seen));
    System.out.println("outcome " + (int) NUMBER.getVolatile(program));
  }
}
