package dev.jay.programs.ops;

import dev.jay.programs.OrderLog;
import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles that loop, catch and clean up, around a method that takes a lock. */
public final class MethodHandleCombinators {
  private static final OrderLog log = new OrderLog(); // guarded by itself

  public static void main(String[] args) throws ReflectiveOperationException {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle enter =
        lookup.findStatic(
            MethodHandleCombinators.class,
            "enter",
            MethodType.methodType(void.class, int.class, int.class));
    MethodHandle cleanUp =
        lookup.findStatic(
            MethodHandleCombinators.class,
            "cleanUp",
            MethodType.methodType(void.class, Throwable.class, int.class));
    MethodHandle failed =
        lookup.findStatic(
            MethodHandleCombinators.class,
            "failed",
            MethodType.methodType(void.class, IllegalStateException.class, int.class));
    MethodHandle loop = MethodHandles.countedLoop(times(5), null, swapped(enter));
    MethodHandle all =
        MethodHandles.tryFinally(
            MethodHandles.catchException(loop, IllegalStateException.class, failed), cleanUp);
    Workers.run(
        4,
        worker -> {
          try {
            all.invokeExact(worker);
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        });
    synchronized (log) {
      System.out.println("order " + log);
      System.out.println("outcome " + log.size());
    }
  }

  private static MethodHandle times(int number) {
    return MethodHandles.dropArguments(MethodHandles.constant(int.class, number), 0, int.class);
  }

  /** A loop's body gets the counter first. */
  private static MethodHandle swapped(MethodHandle enter) {
    return MethodHandles.permuteArguments(
        enter, MethodType.methodType(void.class, int.class, int.class), 1, 0);
  }

  private static void enter(int worker, int step) {
    Work.uneven(worker, step);
    add(worker);
    if (step == 3 && worker % 2 == 0) {
      throw new IllegalStateException("worker " + worker);
    }
  }

  private static void failed(IllegalStateException failure, int worker) {
    add(worker);
  }

  private static void cleanUp(Throwable failure, int worker) {
    add(worker);
  }

  private static void add(int worker) {
    synchronized (log) {
      log.add(worker);
    }
  }
}
