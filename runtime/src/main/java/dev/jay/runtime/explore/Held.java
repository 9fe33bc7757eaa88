package dev.jay.runtime.explore;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.jvm.Raw;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/** What memory holds, for a report: looked up by reflection, in no hurry. */
final class Held {
  /** The value cannot be found. */
  static final Object UNKNOWN = new Object();

  private Held() {}

  /**
   * What the field with that number of {@code o} holds, or the element of an array; of a static
   * field, as {@code thread} sees its class, if {@code o} is null.
   */
  static @Nullable Object value(@Nullable Object o, int part, Thread thread) {
    if (o != null && o.getClass().isArray()) {
      return part < Array.getLength(o) ? Array.get(o, part) : UNKNOWN;
    }
    String text = Sites.text(part);
    int dot = text.lastIndexOf('.');
    if (dot < 0) {
      return UNKNOWN;
    }
    try {
      Class<?> c = declaring(text.substring(0, dot), o, thread);
      return c == null ? UNKNOWN : value(o, c.getDeclaredField(text.substring(dot + 1)));
    } catch (ReflectiveOperationException | LinkageError e) {
      return UNKNOWN;
    }
  }

  private static @Nullable Class<?> declaring(String name, @Nullable Object o, Thread thread)
      throws ClassNotFoundException {
    if (o == null) {
      return Class.forName(name, false, thread.getContextClassLoader());
    }
    Class<?> c = o.getClass();
    while (c != null && !c.getName().equals(name)) {
      c = c.getSuperclass();
    }
    return c;
  }

  private static @Nullable Object value(@Nullable Object o, Field field) {
    boolean isStatic = Modifier.isStatic(field.getModifiers());
    if (isStatic != (o == null)) {
      return UNKNOWN;
    }
    Object base = o == null ? Raw.U.staticFieldBase(field) : o;
    long offset = isStatic ? Raw.U.staticFieldOffset(field) : Raw.U.objectFieldOffset(field);
    Class<?> type = field.getType();
    if (!type.isPrimitive()) {
      return Raw.U.getReference(base, offset);
    }
    if (type == int.class) {
      return Raw.U.getInt(base, offset);
    }
    if (type == boolean.class) {
      return Raw.U.getBoolean(base, offset);
    }
    if (type == long.class) {
      return Raw.U.getLong(base, offset);
    }
    if (type == double.class) {
      return Raw.U.getDouble(base, offset);
    }
    if (type == char.class) {
      return Raw.U.getChar(base, offset);
    }
    if (type == float.class) {
      return Raw.U.getFloat(base, offset);
    }
    return type == byte.class ? Raw.U.getByte(base, offset) : (Object) Raw.U.getShort(base, offset);
  }
}
