package dev.jay.runtime.jvm;

import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The JVM's primitives below every hook: real parking, the interrupt flag as a field, the thread's
 * number, memory accesses with a stated order. Nothing here is an operation.
 */
public final class Raw {
  public static final Unsafe U = Unsafe.getUnsafe();

  private static final long TID = U.objectFieldOffset(Thread.class, "tid");
  private static final long INTERRUPTED = U.objectFieldOffset(Thread.class, "interrupted");

  private Raw() {}

  /** The JVM's number of a thread, from the field: {@code getId} can be overridden. */
  public static long tid(Thread thread) {
    return U.getLong(thread, TID);
  }

  /**
   * Whether {@code o} surely has no identity hash yet: its header is that of an unlocked object,
   * with zeros where the hash will be. Asking the JVM would give it one.
   */
  public static boolean hasNoHash(Object o) {
    long header = U.getLong(o, 0L);
    return (header & 3) == 1 && (header >>> 8 & 0x7FFF_FFFF) == 0;
  }

  /**
   * Whether the monitor of {@code o} is or was held, as far as one can tell: its header then says
   * so, in place of other things.
   */
  public static boolean isLocked(Object o) {
    return (U.getLong(o, 0L) & 3) != 1;
  }

  public static void park() {
    U.park(false, 0L);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) {
      U.park(false, nanos);
    }
  }

  public static void unpark(@Nullable Thread thread) {
    U.unpark(thread);
  }

  /** The interrupt flag itself; on Linux and macOS there is nothing besides the field. */
  public static boolean interruptFlag(Thread thread) {
    return U.getBooleanVolatile(thread, INTERRUPTED);
  }

  /** Of a running virtual thread, its carrier's goes too: the JVM looks at that one. */
  public static void setInterruptFlag(Thread thread, boolean value) {
    U.putBooleanVolatile(thread, INTERRUPTED, value);
    Thread carrier = value ? null : Virtual.carrierOf(thread);
    if (carrier != null) {
      U.putBooleanVolatile(carrier, INTERRUPTED, false);
    }
  }

  public static boolean clearInterruptFlag(Thread self) {
    if (interruptFlag(self)) {
      setInterruptFlag(self, false);
      return true;
    }
    return false;
  }
}
