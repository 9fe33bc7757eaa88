package dev.jay.programs.ops;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Three threads take turns on a monitor; they wait, notify, sleep and join by reflection and by
 * method handles, as dynamic languages do.
 */
public final class WaitByReflection {
  private static final MethodType NOTHING = MethodType.methodType(void.class);

  private static final MethodType FOR_A_TIME = NOTHING.appendParameterTypes(long.class);

  private static final Object lock = new Object();
  private static final StringBuilder order = new StringBuilder();
  private static int entries;

  /** One way to call a method. */
  private interface Call {
    void run() throws Throwable;
  }

  public static void main(String[] args) throws Throwable {
    Method waits = Object.class.getMethod("wait", long.class);
    Method notifies = Object.class.getMethod("notifyAll");
    meet("reflection", () -> waits.invoke(lock, 10L), () -> notifies.invoke(lock));
    MethodHandles.Lookup own = MethodHandles.lookup();
    MethodHandle waiting = own.findVirtual(Object.class, "wait", FOR_A_TIME);
    MethodHandle notifying = own.unreflect(notifies);
    meet("handles", () -> waiting.invoke(lock, 10L), () -> notifying.invoke(lock));
    MethodHandle bound = own.bind(lock, "wait", FOR_A_TIME);
    MethodHandle common = MethodHandles.publicLookup().findVirtual(Object.class, "notify", NOTHING);
    meet("bound", () -> bound.invoke(10L), () -> common.invoke(lock));
    System.out.println(order);
    try {
      notifies.invoke(lock);
    } catch (InvocationTargetException e) {
      System.out.println("outcome " + e.getCause().getClass().getSimpleName());
    }
    try {
      waits.invoke(null, 1L);
    } catch (NullPointerException e) {
      System.out.println("outcome no object");
    }
    System.out.println("outcome " + own.revealDirect(waiting));
  }

  private static void meet(String name, Call wait, Call notify) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle sleep = lookup.findStatic(Thread.class, "sleep", FOR_A_TIME);
    Method join = Thread.class.getMethod("join");
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      threads[i] = new Thread(() -> enter(me, wait, notify, sleep));
      threads[i].start();
    }
    for (Thread thread : threads) {
      join.invoke(thread);
    }
    order.append(name).append(System.lineSeparator());
    System.out.println("outcome " + name + " " + entries);
  }

  private static void enter(int me, Call wait, Call notify, MethodHandle sleep) {
    try {
      for (int i = 0; i < 20; i++) {
        synchronized (lock) {
          order.append(me);
          entries++;
          notify.run();
          if (i < 19 && entries % 3 != 0) {
            wait.run();
          }
          notify.run();
        }
        if (i % 5 == me) {
          sleep.invokeExact(1L);
        }
      }
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
