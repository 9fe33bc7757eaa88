package dev.jay.runtime.hooks;

import dev.jay.runtime.jvm.LockFields;
import jdk.internal.vm.annotation.ForceInline;

/** The methods of synchronizers, which are operations. */
public final class Synchronizers {
  private Synchronizers() {}

  /**
   * Before the body of a synchronizer's method, which is one operation. Those of a lock's are not:
   * the lock's own methods and its conditions', which call them, are.
   */
  @ForceInline
  public static void enter(int kind, Object synchronizer) {
    if (!LockFields.isOfLock(synchronizer)) {
      Regions.enterOwn(kind, synchronizer);
    }
  }

  /** After it, however it ended. */
  @ForceInline
  public static void exit(Object synchronizer) {
    if (!LockFields.isOfLock(synchronizer)) {
      Regions.exit();
    }
  }
}
