package dev.jay.runtime.hooks;

import dev.jay.runtime.jvm.Raw;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the agent's table of containers says: the JDK's classes whose objects threads must not share
 * without order, and which of their methods only read. A view or iterator stands for the object it
 * was made from; where it keeps that is found by the names of fields. Used by the holder of the
 * turn; filled before the program runs.
 */
public final class Containers {
  /** A method that makes a view. */
  static final byte NONE = 0;

  static final byte READ = 1;
  static final byte WRITE = 2;

  /** Where an object keeps what it was made from, or whose contents are its own. */
  private static final String[] INSIDE = {
    "this$0", "this$1", "m", "map", "root", "c", "i", "list", "a"
  };

  private static final long ACCESS_ORDER =
      Raw.U.objectFieldOffset(LinkedHashMap.class, "accessOrder");

  private static final Container OTHER = new Container(new HashSet<>(), -1);
  private static final HashMap<String, Set<String>> DECLARED = new HashMap<>();
  private static final IdentityHashMap<Class<?>, Container> KNOWN = new IdentityHashMap<>();
  private static final HashMap<String, Integer> METHODS = new HashMap<>();
  private static String[] names = new String[64];
  private static Set<String> views = new HashSet<>();
  private static Set<String> insideReads = new HashSet<>();

  private Containers() {}

  /** What is known of one class. */
  static final class Container {
    private final Set<String> reads;
    private final long inside;
    private byte[] accesses = {};

    Container(Set<String> reads, long inside) {
      this.reads = reads;
      this.inside = inside;
    }

    /** How the method of that number accesses the contents. */
    byte access(Object o, int method) {
      byte access = access(method);
      return access == READ && isAccessOrdered(o) && names[method].startsWith("get")
          ? WRITE
          : access;
    }

    private byte access(int method) {
      if (method >= accesses.length) {
        int known = accesses.length;
        accesses = Arrays.copyOf(accesses, METHODS.size());
        for (int i = known; i < accesses.length; i++) {
          accesses[i] = views.contains(names[i]) ? NONE : reads.contains(names[i]) ? READ : WRITE;
        }
      }
      return accesses[method];
    }
  }

  /** Whether reading an element moves it: a map in the order of access, as in most caches. */
  private static boolean isAccessOrdered(Object o) {
    return o instanceof LinkedHashMap && Raw.U.getBoolean(o, ACCESS_ORDER);
  }

  /** The agent tells of a class and of its methods that read. */
  public static void declare(String className, Set<String> reads) {
    DECLARED.put(className.replace('/', '.'), reads);
  }

  /** Methods that make a view, and methods of views and iterators that read. */
  public static void declareViews(Set<String> views, Set<String> reads) {
    Containers.views = views;
    insideReads = reads;
  }

  /** The number of a method's name. */
  static synchronized int method(String name) {
    Integer known = METHODS.get(name);
    if (known == null) {
      known = METHODS.size();
      if (known == names.length) {
        names = Arrays.copyOf(names, 2 * known);
      }
      names[known] = name;
      METHODS.put(name, known);
    }
    return known;
  }

  /**
   * What is known of the object's class, or null. Of a class of the program, whose methods have
   * hooks themselves, the class of the JDK that it extends counts, unless the method is its own.
   */
  static @Nullable Container of(Object o, int method, boolean bySuper) {
    Class<?> c = o.getClass();
    while (c.getClassLoader() != null) {
      if (!bySuper && declares(c, names[method])) {
        return null;
      }
      c = c.getSuperclass();
    }
    Container known = of(c);
    return known == OTHER ? null : known;
  }

  /** Several strands may ask at once, before they have the turn. */
  private static synchronized Container of(Class<?> c) {
    Container known = KNOWN.get(c);
    if (known == null) {
      known = find(c);
      KNOWN.put(c, known);
    }
    return known;
  }

  private static Class<?> firstOfJdk(Class<?> c) {
    Class<?> first = c;
    while (first.getClassLoader() != null) {
      first = first.getSuperclass();
    }
    return first;
  }

  private static boolean declares(Class<?> c, String name) {
    try {
      for (java.lang.reflect.Method m : c.getDeclaredMethods()) {
        if (m.getName().equals(name)) {
          return true;
        }
      }
      return false;
    } catch (LinkageError e) {
      return true; // nothing is known of the class
    }
  }

  private static Container find(Class<?> c) {
    for (@Nullable Class<?> k = c; k != null; k = k.getSuperclass()) {
      Set<String> reads = DECLARED.get(k.getName());
      if (reads != null) {
        return new Container(reads, isWrapper(k.getName()) ? inside(c) : -1);
      }
    }
    long inside = isInContainer(c.getName()) ? inside(c) : -1;
    return inside < 0 ? OTHER : new Container(insideReads, inside);
  }

  private static boolean isInContainer(String name) {
    for (int end = name.indexOf('$'); end > 0; end = name.indexOf('$', end + 1)) {
      String outer = name.substring(0, end);
      if (DECLARED.containsKey(outer)
          || outer.equals("java.util.AbstractList")
          || outer.equals("java.util.AbstractMap")) {
        return true;
      }
    }
    return false;
  }

  /** Classes that keep their contents in another one, which views and iterators know. */
  private static boolean isWrapper(String name) {
    return name.endsWith("Set") || name.indexOf('$') > 0;
  }

  private static long inside(Class<?> c) {
    for (@Nullable Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
      for (String field : INSIDE) {
        try {
          return Raw.U.objectFieldOffset(k, field);
        } catch (InternalError noSuchField) {
          // Look for the next.
        }
      }
    }
    return -1;
  }

  /** What is accessed by a method of the JDK that {@code o} is given to, or null. */
  static @Nullable Object accessed(Object o) {
    if (o.getClass().isArray()) {
      return o;
    }
    Container container = of(firstOfJdk(o.getClass()));
    return container == OTHER ? null : owner(o, container);
  }

  /**
   * The object whose contents are accessed through {@code o}; null if that is none of a class here,
   * such as a concurrent map behind an unmodifiable one.
   */
  static @Nullable Object owner(Object o, Container container) {
    Object owner = o;
    Container at = container;
    while (at.inside >= 0) {
      Object within = Raw.U.getReference(owner, at.inside);
      if (within == null) {
        return owner;
      }
      if (within.getClass().isArray()) {
        return within; // of Arrays.asList
      }
      owner = within;
      at = of(firstOfJdk(within.getClass()));
    }
    return at == OTHER ? null : owner;
  }
}
