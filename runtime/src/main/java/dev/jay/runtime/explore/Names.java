package dev.jay.runtime.explore;

import dev.jay.runtime.core.Sites;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How things are called in the report of one run: by class, without asking the object itself, and
 * with a number where there may be others of its class. Numbers are given as objects are first
 * named.
 */
final class Names {
  private static final int LONGEST_TEXT = 24;

  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Integer> numbersOfClasses = new IdentityHashMap<>();

  static String of(Object o) {
    return o instanceof Class ? "class " + ((Class<?>) o).getName() : o.getClass().getName();
  }

  private int number(Object o) {
    Integer number = numbers.get(o);
    if (number == null) {
      number = numbersOfClasses.getOrDefault(o.getClass(), 0) + 1;
      numbersOfClasses.put(o.getClass(), number);
      numbers.put(o, number);
    }
    return number;
  }

  /** What an operation is about, as files have it; see {@link Deed#target}. */
  String saved(int what, @Nullable Object target, int part) {
    if (target instanceof Thread) {
      return ((Thread) target).getName();
    }
    if (isAccess(what) && part != Operation.CONTENTS) {
      return part < 0
          ? ""
          : target != null && target.getClass().isArray()
              ? element(target, part)
              : Sites.text(part);
    }
    return target == null || target instanceof Class
        ? target == null ? "" : of(target)
        : of(target) + "#" + number(target);
  }

  private static String element(Object array, int index) {
    return array.getClass().getComponentType().getSimpleName() + "[" + index + "]";
  }

  /** The same for somebody who reads it. */
  String shown(int what, @Nullable Object target, int part) {
    if (target instanceof Thread) {
      return ((Thread) target).getName();
    }
    if (isAccess(what) && part != Operation.CONTENTS) {
      return part < 0
          ? ""
          : target != null && target.getClass().isArray()
              ? numbered(target) + "[" + part + "]"
              : field(target, part);
    }
    if (target == null) {
      return "";
    }
    return target instanceof Class ? simple((Class<?>) target) + ".class" : numbered(target);
  }

  private String field(@Nullable Object o, int part) {
    String text = Sites.text(part);
    int dot = text.lastIndexOf('.');
    String field = text.substring(dot);
    return o == null
        ? text.substring(Math.max(text.lastIndexOf('.', dot - 1), text.lastIndexOf('$')) + 1)
        : numbered(o) + field;
  }

  private static boolean isAccess(int what) {
    int kind = Operation.kind(what);
    return kind == Kind.VOLATILE || kind == Kind.READ || kind == Kind.WRITE;
  }

  private String numbered(Object o) {
    return simple(o.getClass()) + "#" + number(o);
  }

  private static String simple(Class<?> c) {
    if (c.isArray()) {
      return simple(c.getComponentType()) + "[]";
    }
    String name = c.getName();
    int lambda = name.indexOf("$$Lambda");
    if (lambda > 0) {
      return "lambda";
    }
    String last = name.substring(name.lastIndexOf('.') + 1);
    int inner = last.lastIndexOf('$');
    boolean isAnonymous = inner >= 0 && inner + 1 < last.length() && last.charAt(inner + 1) <= '9';
    return isAnonymous ? last : last.substring(inner + 1);
  }

  /** A value, as a programmer would write it. */
  String value(@Nullable Object value) {
    if (value == null || value instanceof Boolean || value instanceof Integer) {
      return String.valueOf(value);
    }
    if (value == Held.UNKNOWN) {
      return "";
    }
    if (value instanceof Number && value.getClass().getName().startsWith("java.lang.")) {
      return value.toString();
    }
    if (value instanceof Character) {
      return "'" + value + "'";
    }
    if (value instanceof String) {
      return quoted((String) value);
    }
    if (value instanceof Thread) {
      return "thread " + ((Thread) value).getName();
    }
    if (value instanceof Enum) {
      return ((Enum<?>) value).name();
    }
    if (value instanceof Class) {
      return simple((Class<?>) value) + ".class";
    }
    if (value.getClass().isArray()) {
      Class<?> element = value.getClass().getComponentType();
      return simple(element) + "[" + Array.getLength(value) + "]#" + number(value);
    }
    return numbered(value);
  }

  private static String quoted(String text) {
    boolean isLong = text.length() > LONGEST_TEXT;
    String start = isLong ? text.substring(0, LONGEST_TEXT) + "..." : text;
    return '"' + start.replace("\n", "\\n") + '"';
  }
}
