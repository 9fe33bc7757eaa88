package dev.jay.runtime.hooks;

import dev.jay.runtime.core.AccessTrace;
import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import dev.jay.trace.TraceCode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Hooks before calls on collections and other objects of the JDK that threads must not share
 * without order, see {@link Containers}. All that such an object contains is one plain location for
 * the race detector; a place where it is used is known by its number in {@link Sites}.
 */
public final class Contents {
  private static int[] methods = new int[1024]; // by the number of the place

  private Contents() {}

  /** The number of a place, {@code Class.method:line}, where a method of that name is called. */
  public static int number(String place, String type, String method) {
    return add(place + " (" + type + "." + method + ")", method);
  }

  /** The same for a place where that method of the JDK gets the object as an argument. */
  public static int numberOfArgument(String place, String method, boolean writes) {
    return add(place + " (argument of " + method + ")", writes ? "clear" : "size");
  }

  private static synchronized int add(String text, String method) {
    int number = Sites.numberOfContents(text);
    if (number >= methods.length) {
      methods = Arrays.copyOf(methods, 2 * number);
    }
    methods[number] = Containers.method(method);
    return number;
  }

  /** The number of a place where a method of that name is called, in code that is traced. */
  public static synchronized int numberOfCall(String site, String method) {
    int number = Sites.number(site);
    if (number >= methods.length) {
      methods = Arrays.copyOf(methods, 2 * number);
    }
    methods[number] = Containers.method(method);
    return number;
  }

  /** Before the call, in code that is traced; {@link Traced#called} follows it. */
  static void trace(Strand s, AccessTrace trace, @Nullable Object o, int place) {
    Object owner = null;
    byte access = Containers.NONE;
    if (o != null) {
      s.mode++;
      synchronized (Contents.class) { // what is known of classes may grow
        Containers.Container container = Containers.of(o, methods[place], false);
        owner = container == null ? null : Containers.owner(o, container);
        access =
            container == null || owner == null
                ? Containers.NONE
                : container.access(owner, methods[place]);
      }
      s.mode--;
    }
    if (owner == null || access == Containers.NONE) {
      trace.beginOtherCall();
    } else {
      trace.beginCall(owner, place, access == Containers.WRITE ? TraceCode.WRITE : TraceCode.READ);
    }
  }

  /** Before the call. */
  public static void use(@Nullable Object o, int place) {
    use(o, place, false);
  }

  /** Before a call by {@code super}. */
  public static void useBySuper(Object o, int place) {
    use(o, place, true);
  }

  /** Before the call, where plain accesses are operations; {@link Memory#end} follows it. */
  public static void begin(@Nullable Object o, int place) {
    Strand s = Strands.controlled();
    if (s == null || o == null) {
      return;
    }
    s.mode++;
    Containers.Container container = Containers.of(o, methods[place], false);
    Object owner = container == null ? null : Containers.owner(o, container);
    s.mode--;
    begin(s, owner, null);
  }

  /**
   * The same for a call that is given an array or a collection, or two, whose contents it accesses.
   * The receiver, if it is such a one, comes first.
   */
  public static void begin(@Nullable Object a, @Nullable Object b) {
    Strand s = Strands.controlled();
    if (s == null) {
      return;
    }
    s.mode++;
    Object first = a == null ? null : Containers.accessed(a);
    Object second = b == null ? null : Containers.accessed(b);
    s.mode--;
    begin(s, first == null ? second : first, first == null ? null : second);
  }

  private static void begin(Strand s, @Nullable Object first, @Nullable Object second) {
    if (first == null) {
      if (s.depth < 0) {
        s.within++; // not to end what is under way
      }
    } else if (second == null) {
      Memory.begin(first, Kind.COLLECTION);
    } else {
      Memory.begin(s, first, second, Kind.COLLECTION);
    }
  }

  private static void use(@Nullable Object o, int place, boolean bySuper) {
    Strand s = Strands.controlled();
    MemoryObserver memory = s == null ? null : s.sphere.memory;
    if (s == null || memory == null || o == null || s.sphere.started == 1) {
      return;
    }
    s.mode++;
    int method = methods[place];
    Containers.Container container = Containers.of(o, method, bySuper);
    Object owner = container == null ? null : Containers.owner(o, container);
    s.mode--;
    byte access =
        container == null || owner == null ? Containers.NONE : container.access(owner, method);
    if (container == null && GuardedContents.isUnguardedPart(o)) {
      Arguments.pass(o, place);
    } else if (owner != null && owner.getClass().isArray()) {
      Arguments.access(owner, 0, Integer.MAX_VALUE, access == Containers.WRITE, place);
    } else if (access != Containers.NONE) {
      memory.access(
          s,
          owner,
          Operation.CONTENTS,
          access == Containers.WRITE,
          Sites.isRacy(place),
          place,
          place);
    }
  }
}
