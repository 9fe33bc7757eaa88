package dev.jay.runtime.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.access.JavaLangAccess;
import jdk.internal.access.SharedSecrets;
import org.jspecify.annotations.Nullable;

/**
 * Parking virtual threads, where the JDK has them: the carrier is given back, so that any number of
 * them can wait for their turn. What the JDK does for that uses its own pools, so the caller sees
 * to it that hooks do nothing meanwhile.
 */
public final class Virtual {
  private static final @Nullable MethodHandle PARK =
      find("parkVirtualThread", MethodType.methodType(void.class));
  private static final @Nullable MethodHandle UNPARK =
      find("unparkVirtualThread", MethodType.methodType(void.class, Thread.class));

  private static final @Nullable MethodHandle PARK_NANOS =
      find("parkVirtualThread", MethodType.methodType(void.class, long.class));

  /** Those who wait for the threads in them: StructuredTaskScope's. */
  private static final @Nullable Class<?> FLOCK =
      find("jdk.internal.misc.ThreadFlock$ThreadContainerImpl");

  private static final @Nullable Class<?> ANY_CONTAINER = find("jdk.internal.vm.ThreadContainer");
  private static final @Nullable MethodHandle CONTAINER =
      ANY_CONTAINER == null
          ? null
          : find("threadContainer", MethodType.methodType(ANY_CONTAINER, Thread.class));
  private static final @Nullable MethodHandle REMOVE = remove();

  private static final @Nullable MethodHandle CARRIER =
      find("currentCarrierThread", MethodType.methodType(Thread.class));

  private Virtual() {}

  /** The carrier of {@code thread}, if that is the running thread and a virtual one. */
  static @Nullable Thread carrierOf(Thread thread) {
    if (CARRIER == null || !is(thread) || Thread.currentThread() != thread) {
      return null;
    }
    try {
      return (Thread) CARRIER.invokeExact();
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static @Nullable Class<?> find(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      return null; // no virtual threads here
    }
  }

  private static @Nullable MethodHandle remove() {
    if (ANY_CONTAINER == null) {
      return null;
    }
    try {
      return MethodHandles.lookup()
          .findVirtual(ANY_CONTAINER, "remove", MethodType.methodType(void.class, Thread.class));
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return null;
    }
  }

  private static @Nullable MethodHandle find(String name, MethodType type) {
    try {
      return MethodHandles.lookup()
          .findVirtual(JavaLangAccess.class, name, type)
          .bindTo(SharedSecrets.getJavaLangAccess());
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return null; // no virtual threads here
    }
  }

  public static boolean is(Thread thread) {
    return PARK != null && thread.getClass().getName().equals("java.lang.VirtualThread");
  }

  /**
   * The running virtual thread, which ends, leaves the flock that it was started in, if any. The
   * JDK does that on the carrier when the thread is no more, which is nobody's operation: see
   * Threads.hasLeft.
   */
  public static void leaveFlock(Thread thread) {
    try {
      Object container = CONTAINER == null ? null : CONTAINER.invoke(thread);
      if (REMOVE != null && container != null && container.getClass() == FLOCK) {
        REMOVE.invoke(container, thread);
      }
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /** Parks the running virtual thread. */
  public static void park() {
    try {
      if (PARK != null) {
        PARK.invokeExact();
      }
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /** The same, for so long at most; 0 for as long as it takes. */
  public static void park(long nanos) {
    try {
      if (nanos == 0 && PARK != null) {
        PARK.invokeExact();
      } else if (PARK_NANOS != null) {
        PARK_NANOS.invokeExact(nanos);
      }
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  public static void unpark(Thread thread) {
    try {
      if (UNPARK != null) {
        UNPARK.invokeExact(thread);
      }
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
