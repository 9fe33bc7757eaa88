package dev.jay.runtime;

import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import org.jspecify.annotations.Nullable;

/** Looks into the JDK's locks, for reports. */
final class Synchronizers {
  private static final long OWNER =
      Raw.U.objectFieldOffset(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");

  private Synchronizers() {}

  /** The thread that holds the lock a parked thread names as its blocker, if it is a lock with an owner. */
  static @Nullable Thread owner(@Nullable Object blocker) {
    return blocker instanceof AbstractOwnableSynchronizer
        ? (Thread) Raw.U.getReferenceVolatile(blocker, OWNER)
        : null;
  }
}
