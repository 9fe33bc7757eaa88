package dev.jay.programs.platform.base;

import dev.jay.programs.Workers;
import java.lang.reflect.Method;

/** Threads bind scoped values, where the JDK has them. */
public final class ScopedValues {
  private ScopedValues() {}

  public static void main(String[] args) throws Exception {
    if (Runtime.version().feature() < 25) {
      System.out.println("none");
      return;
    }
    Class<?> type = Class.forName("java.lang.ScopedValue");
    Object value = type.getMethod("newInstance").invoke(null);
    Method where = type.getMethod("where", type, Object.class);
    Method run = Class.forName("java.lang.ScopedValue$Carrier").getMethod("run", Runnable.class);
    Method get = type.getMethod("get");
    int[] sums = new int[3];
    Workers.steps(
        3,
        3,
        (worker, step) ->
            run.invoke(
                where.invoke(null, value, worker + step),
                (Runnable) () -> sums[worker] += number(get, value)));
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2]);
  }

  private static int number(Method get, Object value) {
    try {
      return (Integer) get.invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
