package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

/** Threads link the same handles, change call sites and let switch points go. */
public final class LinkedSites {
  private volatile int field;
  private static volatile int shared;

  private LinkedSites() {}

  private static int twice(int number) {
    return 2 * number;
  }

  private static int thrice(int number) {
    return 3 * number;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType type = MethodType.methodType(int.class, int.class);
    MethodHandle twice = lookup.findStatic(LinkedSites.class, "twice", type);
    MethodHandle thrice = lookup.findStatic(LinkedSites.class, "thrice", type);
    MutableCallSite site = new MutableCallSite(twice);
    SwitchPoint point = new SwitchPoint();
    MethodHandle guarded = point.guardWithTest(twice, thrice);
    LinkedSites object = new LinkedSites();
    AtomicInteger sum = new AtomicInteger();
    Workers.steps(
        4,
        4,
        (worker, step) -> {
          try {
            VarHandle own =
                ConstantBootstraps.fieldVarHandle(
                    lookup, "field", VarHandle.class, LinkedSites.class, int.class);
            own.getAndAdd(object, 1);
            VarHandle statics =
                ConstantBootstraps.staticFieldVarHandle(
                    lookup, "shared", VarHandle.class, LinkedSites.class, int.class);
            statics.getAndAdd(10);
            IntUnaryOperator lambda = number -> number + step;
            String text = "w" + lambda.applyAsInt(1) + ":" + (step * 2L) + 'c';
            int first = (int) site.dynamicInvoker().invokeExact(1);
            int second = (int) guarded.invokeExact(1);
            sum.addAndGet(text.length() + (first == 2 || first == 3 ? 1 : 0) + second / 2);
            if (worker == 1 && step == 2) {
              site.setTarget(thrice);
              MutableCallSite.syncAll(new MutableCallSite[] {site});
              SwitchPoint.invalidateAll(new SwitchPoint[] {point});
            }
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        });
    System.out.println(sum + " " + object.field + " " + shared);
  }
}
