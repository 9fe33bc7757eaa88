package dev.jay.runtime.hooks;

import dev.jay.runtime.jvm.Raw;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Objects of the JDK whose contents one monitor guards: StringBuffer, Hashtable, Vector, their
 * views and iterators, and the synchronized wrappers. By class it is known in which field a part
 * keeps what it belongs to.
 */
final class GuardedContents {
  private static final long ITSELF = -1;
  private static final long NONE = -2;
  private static final IdentityHashMap<Class<?>, Long> KNOWN = new IdentityHashMap<>();

  private GuardedContents() {}

  /** The monitor that guards what the object contains, or null. */
  static @Nullable Object monitorOf(Object o) {
    if (o.getClass().getClassLoader() == null && o.getClass().getName().indexOf('$') < 0) {
      return isGuarded(o.getClass()) ? o : null; // most objects
    }
    Object at = o;
    for (; ; ) {
      long where = where(at.getClass());
      if (where < 0) {
        return where == ITSELF ? at : null;
      }
      Object next = Raw.U.getReference(at, where);
      if (next == null || next == at) {
        return null;
      }
      if (at.getClass().getName().startsWith("java.util.Collections$Synchronized")) {
        return next; // whatever it is, it is the monitor
      }
      at = next;
    }
  }

  /** Whether the object is part of one whose methods do not all enter its monitor. */
  static boolean isUnguardedPart(Object o) {
    return o.getClass().getName().startsWith("java.util.Hashtable$");
  }

  private static boolean isGuarded(Class<?> c) {
    return c == StringBuffer.class
        || Hashtable.class.isAssignableFrom(c)
        || Vector.class.isAssignableFrom(c);
  }

  private static synchronized long where(Class<?> c) {
    Long known = KNOWN.get(c);
    if (known == null) {
      known = isGuarded(c) ? ITSELF : find(c);
      KNOWN.put(c, known);
    }
    return known;
  }

  private static long find(Class<?> c) {
    String name = c.getName();
    String field =
        name.startsWith("java.util.Collections$Synchronized")
            ? "mutex"
            : name.startsWith("java.util.Hashtable$") || name.startsWith("java.util.Vector$")
                ? "this$0"
                : "";
    for (@Nullable Class<?> k = c; !field.isEmpty() && k != null; k = k.getSuperclass()) {
      try {
        return Raw.U.objectFieldOffset(k.getDeclaredField(field));
      } catch (NoSuchFieldException e) {
        // Look for it above.
      }
    }
    return NONE;
  }
}
