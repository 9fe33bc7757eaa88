package dev.jay.runtime.jvm;

import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * Looks into parked threads and the JDK's locks, by field, since nothing here may use those
 * classes.
 */
public final class LockFields {
  private static final long BLOCKER = Raw.U.objectFieldOffset(Thread.class, "parkBlocker");
  private static final Class<?> OWNABLE = lockClass("AbstractOwnableSynchronizer");
  private static final Class<?> OF_LOCK = lockClass("ReentrantLock$Sync");
  private static final Class<?> OF_READ_WRITE_LOCK = lockClass("ReentrantReadWriteLock$Sync");
  private static final long OWNER = Raw.U.objectFieldOffset(OWNABLE, "exclusiveOwnerThread");

  private LockFields() {}

  private static Class<?> lockClass(String name) {
    try {
      return Class.forName("java.util.concurrent.locks." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Whether {@code o} is the synchronizer of a ReentrantLock. */
  @ForceInline
  public static boolean isOfLock(Object o) {
    return OF_LOCK.isInstance(o);
  }

  /** What a parked thread names as its blocker, if anything. */
  public static @Nullable Object blocker(Thread thread) {
    return Raw.U.getReferenceVolatile(thread, BLOCKER);
  }

  /**
   * The thread that holds the lock which {@code thread} is parked for, if it is a lock with an
   * owner.
   */
  public static @Nullable Thread ownerOfBlocker(Thread thread) {
    Object blocker = blocker(thread);
    return OWNABLE.isInstance(blocker) ? (Thread) Raw.U.getReferenceVolatile(blocker, OWNER) : null;
  }

  /** Whether {@code o} is the synchronizer of a lock that another thread holds. */
  public static boolean isHeldByAnother(Object o, Thread thread) {
    if (!OF_LOCK.isInstance(o)) {
      return false;
    }
    Object owner = Raw.U.getReferenceVolatile(o, OWNER);
    return owner != null && owner != thread;
  }

  /** Whether {@code o} is the synchronizer of a ReentrantLock that {@code thread} holds. */
  public static boolean isHeldBy(Object o, Thread thread) {
    return OF_LOCK.isInstance(o) && Raw.U.getReferenceVolatile(o, OWNER) == thread;
  }

  /**
   * Whether {@code o} is reached through its hooked methods only. A pool's worker and synchronizers
   * of the program's own have methods that use the state directly; of a read-write lock only the
   * conditions tell of it.
   */
  public static boolean isReachedByHooksOnly(Object o) {
    return !OWNABLE.isInstance(o)
        || (o.getClass().getClassLoader() == null
            && !(o instanceof Runnable)
            && !OF_READ_WRITE_LOCK.isInstance(o));
  }
}
