package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Hashtable;
import org.jspecify.annotations.Nullable;

/**
 * The monitors of synchronized methods in classes that were loaded before the agent: StringBuffer,
 * Hashtable and the like. The JVM enters such a monitor before the first instruction of the method,
 * and neither can that be changed once the class is loaded. So the two halves of the operation
 * stand in two places. The caller's hook, before the call, enters the shadow and announces the
 * object; the method, finding its object announced, leaves the shadow at its end, however it ends.
 *
 * <p>The receiver's class decides whether the method called is one of these: the caller's hook asks
 * {@link OldMethods}. A call from where no hook stands (reflection, the JDK's inner works) is not
 * announced: unless the monitor is the strand's already, hooks do nothing until the method ends, so
 * that nobody waits for a turn while holding a monitor that is not in the order.
 *
 * <p>The outcomes of {@link #begin} lie on a stack of the strand's, since calls nest. What was
 * announced and never began (an error struck in between) is left at the next announcement.
 */
public final class OldMonitors {
  /** The monitor was held already, or hooks did nothing before. */
  private static final byte NOTHING = 0;

  private static final byte ANNOUNCED = 1;
  private static final byte SHIELDED = 2;

  private OldMonitors() {}

  /** Before a call of that method, whatever the receiver. */
  public static void call(@Nullable Object o, int method) {
    if (o != null && OldMethods.isOld(o.getClass(), method)) {
      announce(o);
    }
  }

  /** Before a call that can only be of such a method: one by {@code super}. */
  public static void callSuper(Object o) {
    announce(o);
  }

  /** Before a call through a type that Hashtable is one of. */
  public static void callMap(@Nullable Object o, int method) {
    if (o instanceof Hashtable) {
      call(o, method);
    }
  }

  /** The same for StringBuffer. */
  public static void callText(@Nullable Object o, int method) {
    if (o instanceof StringBuffer) {
      call(o, method);
    }
  }

  /** The same for the streams that are read. */
  public static void callInput(@Nullable Object o, int method) {
    if (o instanceof BufferedInputStream || o instanceof ByteArrayInputStream) {
      call(o, method);
    }
  }

  /** The same for the streams that are written to. */
  public static void callOutput(@Nullable Object o, int method) {
    if (o instanceof BufferedOutputStream || o instanceof ByteArrayOutputStream) {
      call(o, method);
    }
  }

  /** The same for methods that every object has. */
  public static void callObject(@Nullable Object o, int method) {
    if (o instanceof StringBuffer || o instanceof Hashtable || o instanceof ByteArrayOutputStream) {
      call(o, method);
    }
  }

  private static void announce(Object o) {
    Strand s = Strands.controlled();
    if (s == null) {
      return;
    }
    Object stale = s.announced.object;
    if (stale != null) {
      s.announced.object = null;
      Monitors.exit(stale);
    }
    Monitors.enter(o);
    s.announced.object = o;
  }

  /** First in the method. */
  public static void begin(Object o) {
    Strand s = Strands.current();
    if (s != null) {
      s.announced.push(outcome(s, o));
    }
  }

  private static byte outcome(Strand s, Object o) {
    if (s.announced.object == o) {
      s.announced.object = null;
      return ANNOUNCED;
    }
    if (s.mode != 0 || Monitors.isHeld(s, o)) {
      return NOTHING;
    }
    Regions.shield();
    return SHIELDED;
  }

  /** Last in the method, however it ends. */
  public static void end(Object o) {
    Strand s = Strands.current();
    if (s == null || s.announced.isEmpty()) {
      return;
    }
    switch (s.announced.pop()) {
      case ANNOUNCED:
        Monitors.exit(o);
        break;
      case SHIELDED:
        Regions.unshield();
        break;
      default:
        break;
    }
  }
}
