package dev.jay.programs.semantics;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/** Synchronized methods called through reflection and method handles still exclude each other. */
public final class ReflectiveCalls {
  private int count; // guarded by this
  private static int total; // guarded by the class

  public synchronized int add(int amount) {
    int before = count;
    Work.units(1);
    count = before + amount;
    return before;
  }

  public static synchronized void addTotal(int amount) {
    int before = total;
    Work.units(1);
    total = before + amount;
  }

  public static void main(String[] args) throws Exception {
    ReflectiveCalls object = new ReflectiveCalls();
    Method add = ReflectiveCalls.class.getMethod("add", int.class);
    Method addTotal = ReflectiveCalls.class.getMethod("addTotal", int.class);
    var handle = MethodHandles.lookup().unreflect(add);
    Workers.run(
        3,
        worker -> {
          for (int i = 0; i < 20; i++) {
            add.invoke(object, 1);
            addTotal.invoke(null, 2);
            try {
              int before = (int) handle.invokeExact(object, 1);
              if (before < 0) {
                throw new IllegalStateException("negative");
              }
            } catch (Throwable e) {
              throw new IllegalStateException(e);
            }
          }
        });
    synchronized (object) {
      System.out.println("count " + object.count);
    }
    synchronized (ReflectiveCalls.class) {
      System.out.println("total " + total);
    }
  }
}
