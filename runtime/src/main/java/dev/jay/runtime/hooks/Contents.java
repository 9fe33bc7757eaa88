package dev.jay.runtime.hooks;

import dev.jay.runtime.core.MemoryObserver;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.Operation;
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
  public static synchronized int number(String place, String type, String method) {
    int number = Sites.numberOfContents(place + " (" + type + "." + method + ")");
    if (number >= methods.length) {
      methods = Arrays.copyOf(methods, 2 * number);
    }
    methods[number] = Containers.method(method);
    return number;
  }

  /** Before the call. */
  public static void use(@Nullable Object o, int place) {
    use(o, place, false);
  }

  /** Before a call by {@code super}. */
  public static void useBySuper(Object o, int place) {
    use(o, place, true);
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
    if (access != Containers.NONE) {
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
