package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Looks into parked threads and the JDK's locks; by field, since nothing here may use those
 * classes.
 */
final class Synchronizers {
  private static final long BLOCKER = Raw.U.objectFieldOffset(Thread.class, "parkBlocker");
  private static final Class<?> OWNABLE = ownable();
  private static final long OWNER = Raw.U.objectFieldOffset(OWNABLE, "exclusiveOwnerThread");

  private Synchronizers() {}

  private static Class<?> ownable() {
    try {
      return Class.forName("java.util.concurrent.locks.AbstractOwnableSynchronizer");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** What a parked thread names as its blocker, if anything. */
  static @Nullable Object blocker(Thread thread) {
    return Raw.U.getReferenceVolatile(thread, BLOCKER);
  }

  /**
   * The thread that holds the lock which {@code thread} is parked for, if it is a lock with an
   * owner.
   */
  static @Nullable Thread ownerOfBlocker(Thread thread) {
    Object blocker = blocker(thread);
    return OWNABLE.isInstance(blocker) ? (Thread) Raw.U.getReferenceVolatile(blocker, OWNER) : null;
  }

  /**
   * Whether {@code o} is reached through its hooked methods only. A pool's worker and synchronizers
   * of the program's own have methods that use the state directly.
   */
  static boolean isReachedByHooksOnly(Object o) {
    return !OWNABLE.isInstance(o)
        || (o.getClass().getClassLoader() == null && !(o instanceof Runnable));
  }
}
