package dev.jay.programs.ops;

import dev.jay.programs.Digest;
import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Every access mode of a VarHandle on instance and static fields; the values seen vary. */
public final class VarHandleFields {
  private static final VarHandle NUMBER;
  private static final VarHandle TOTAL;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      NUMBER = lookup.findVarHandle(VarHandleFields.class, "number", int.class);
      TOTAL = lookup.findStaticVarHandle(VarHandleFields.class, "total", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private volatile int number;
  private static volatile long total;

  private long step(int worker, int step) {
    switch (step % 8) {
      case 0:
        NUMBER.setVolatile(this, worker * 100 + step);
        return (int) NUMBER.getVolatile(this);
      case 1:
        NUMBER.setRelease(this, worker * 100 + step);
        return (int) NUMBER.getAcquire(this);
      case 2:
        NUMBER.setOpaque(this, worker * 100 + step);
        return (int) NUMBER.getOpaque(this);
      case 3:
        return (int) NUMBER.getAndAdd(this, worker + 1);
      case 4:
        return NUMBER.compareAndSet(this, (int) NUMBER.getVolatile(this), worker) ? 1 : 0;
      case 5:
        return (int) NUMBER.getAndBitwiseXor(this, 1 << (step + worker));
      case 6:
        return (long) TOTAL.getAndAdd((long) worker);
      default:
        return (long) TOTAL.getAndSet(total * 3 + worker);
    }
  }

  public static void main(String[] args) {
    VarHandleFields program = new VarHandleFields();
    long[][] seen = new long[4][24];
    Workers.steps(4, 24, (worker, step) -> seen[worker][step] = program.step(worker, step));
    System.out.println("seen " + Digest.of(seen) + " last " + program.number + " " + total);
  }
}
