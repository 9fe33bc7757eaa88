package dev.jay.checker.differential;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Java expressions for arguments of a type: constants, new objects, and what is shared. */
final class Values {
  private static final Map<String, List<String>> KNOWN =
      Map.ofEntries(
          Map.entry("int", List.of("1", "0", "2")),
          Map.entry("long", List.of("1L", "2L", "0L")),
          Map.entry("boolean", List.of("true", "false")),
          Map.entry("char", List.of("'a'", "'b'")),
          Map.entry("byte", List.of("(byte) 1", "(byte) 2")),
          Map.entry("short", List.of("(short) 1")),
          Map.entry("float", List.of("1f")),
          Map.entry("double", List.of("1.0", "2.0")),
          Map.entry("java.lang.String", List.of("\"a\"", "\"b\"")),
          Map.entry("java.lang.Object", List.of("\"a\"", "\"b\"", "o", "x.text", "s")),
          Map.entry("java.lang.CharSequence", List.of("x.text", "\"ab\"")),
          Map.entry("java.lang.StringBuffer", List.of("x.text")),
          Map.entry("java.lang.Comparable", List.of("\"a\"")),
          Map.entry("java.lang.Integer", List.of("1")),
          Map.entry("java.util.concurrent.TimeUnit", List.of("TimeUnit.MILLISECONDS")),
          Map.entry("java.util.Collection", List.of("List.of(\"a\", \"c\")", "x.table.values()")),
          Map.entry("java.lang.Iterable", List.of("List.of(\"a\", \"c\")")),
          Map.entry("java.util.List", List.of("List.of(\"a\", \"c\")")),
          Map.entry("java.util.Set", List.of("Set.of(\"a\")")),
          Map.entry("java.util.Map", List.of("x.table", "Map.of(\"a\", \"f\")")),
          Map.entry("java.util.Dictionary", List.of("x.table")),
          Map.entry("java.util.Comparator", List.of("Comparator.naturalOrder()")),
          Map.entry("java.lang.Thread", List.of("Thread.currentThread()")),
          Map.entry("java.lang.Throwable", List.of("new IllegalStateException()")),
          Map.entry("java.time.Duration", List.of("java.time.Duration.ofMillis(1)")),
          Map.entry("java.io.InputStream", List.of("new java.io.ByteArrayInputStream(x.bytes)")),
          Map.entry("java.io.OutputStream", List.of("new java.io.ByteArrayOutputStream()")),
          Map.entry("java.io.Writer", List.of("new java.io.StringWriter()")),
          Map.entry("java.io.Reader", List.of("new java.io.StringReader(\"abc\")")),
          Map.entry("java.lang.Object[]", List.of("x.array", "new Object[3]")),
          Map.entry("java.lang.Thread[]", List.of("new Thread[4]")),
          Map.entry("int[]", List.of("x.ints")),
          Map.entry("long[]", List.of("x.longs")),
          Map.entry("byte[]", List.of("x.bytes")),
          Map.entry("char[]", List.of("x.chars")));

  private Values() {}

  /** All that are known for a parameter; empty if there are none. */
  static List<String> of(Class<?> type, Subject subject) {
    List<String> values = new ArrayList<>();
    values.addAll(KNOWN.getOrDefault(type.getCanonicalName(), List.of()));
    if (isContainer(subject.beside()) || isContainer(subject.type())) {
      values.removeAll(List.of("o", "s")); // it would contain itself
    }
    if (type != Object.class && type.isAssignableFrom(subject.beside())) {
      values.add("o");
    }
    if (type != Object.class && type.isAssignableFrom(subject.type())) {
      values.add("s");
    }
    if (values.isEmpty() && type.isInterface()) {
      String function = function(type);
      if (function != null) {
        values.add(function);
      }
    }
    List<String> cast = new ArrayList<>();
    for (String value : values) {
      cast.add("(" + type.getCanonicalName() + ") " + value);
    }
    return cast;
  }

  private static boolean isContainer(Class<?> type) {
    return Map.class.isAssignableFrom(type) || Iterable.class.isAssignableFrom(type);
  }

  /** A lambda for a functional interface, or null if it is none. */
  private static @Nullable String function(Class<?> type) {
    Method only = null;
    for (Method m : type.getMethods()) {
      if (Modifier.isAbstract(m.getModifiers()) && !isOfObject(m)) {
        if (only != null) {
          return null;
        }
        only = m;
      }
    }
    if (only == null) {
      return null;
    }
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < only.getParameterCount(); i++) {
      names.append(i == 0 ? "" : ", ").append("p").append(i);
    }
    Class<?> result = only.getReturnType();
    String body =
        result == void.class
            ? "{}"
            : result == boolean.class
                ? "true"
                : result.isPrimitive() ? "(" + result + ") 1" : "\"f\"";
    if (!result.isPrimitive() && !result.isAssignableFrom(String.class)) {
      return null;
    }
    return "((" + names + ") -> " + body + ")";
  }

  private static boolean isOfObject(Method m) {
    try {
      Object.class.getMethod(m.getName(), m.getParameterTypes());
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}
