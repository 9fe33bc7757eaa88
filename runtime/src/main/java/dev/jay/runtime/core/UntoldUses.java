package dev.jay.runtime.core;

import dev.jay.runtime.jvm.LockFields;

/**
 * Objects that are used in ways which no hook tells of. Nobody owns them, and nobody has a lease:
 * every operation on them takes a turn. These are facts of the JVM; any thread may tell and ask.
 */
public final class UntoldUses {
  /** Classes whose fields are also reached by handles, which do not say of which object. */
  private static final Identities reachedByHandles = new Identities();

  /**
   * Objects shown by a view, for as long as they live: where nothing is an operation, in class
   * initialisers and the like, or long ago.
   */
  private static final Identities shown = new Identities();

  private UntoldUses() {}

  /** {@code type} gets a handle on its fields. */
  public static void reachedByHandle(Class<?> type) {
    reachedByHandles.add(type);
  }

  /** {@code o} is published through a view, by a strand that passes through or long ago. */
  public static void show(Object o) {
    shown.add(o);
  }

  /** Whether {@code o} may be used in such ways. */
  static boolean mayBeOf(Object o) {
    return isReachedByHandles(o.getClass())
        || shown.contains(o)
        || !LockFields.isReachedByHooksOnly(o);
  }

  private static boolean isReachedByHandles(Class<?> type) {
    Class<?> c = type;
    while (c != null && !reachedByHandles.contains(c)) {
      c = c.getSuperclass();
    }
    return c != null;
  }
}
