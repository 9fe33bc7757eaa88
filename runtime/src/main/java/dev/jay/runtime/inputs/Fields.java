package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The instance fields of a class, with those that it inherits, by name: written to a tape and set
 * from it.
 */
final class Fields {
  private static final Map<Class<?>, Fields> KNOWN = new HashMap<>(); // under its own lock

  private final Class<?>[] types;
  private final long[] offsets;

  private Fields(List<Field> fields) {
    types = new Class<?>[fields.size()];
    offsets = new long[fields.size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = fields.get(i).getType();
      offsets[i] = Raw.U.objectFieldOffset(fields.get(i));
    }
  }

  static Fields of(Class<?> type) {
    synchronized (KNOWN) {
      Fields known = KNOWN.get(type);
      if (known == null) {
        known = new Fields(fields(type));
        KNOWN.put(type, known);
      }
      return known;
    }
  }

  /** Without those of Throwable itself, and without fields whose values cannot be on a tape. */
  private static List<Field> fields(Class<?> type) {
    List<Field> found = new ArrayList<>();
    for (@Nullable Class<?> c = type; c != null && c != Throwable.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && Values.canHold(field.getType())) {
          insert(found, field);
        }
      }
    }
    return found;
  }

  /** The JVM tells fields in an order of its own. */
  private static void insert(List<Field> found, Field field) {
    int at = 0;
    while (at < found.size() && key(found.get(at)).compareTo(key(field)) < 0) {
      at++;
    }
    found.add(at, field);
  }

  private static String key(Field field) {
    return field.getName() + " " + field.getDeclaringClass().getName();
  }

  void put(Tape tape, Object object) {
    put(tape, object, new Values.Seen());
  }

  void put(Tape tape, Object object, Values.Seen seen) {
    for (int i = 0; i < types.length; i++) {
      Class<?> type = types[i];
      long offset = offsets[i];
      if (!type.isPrimitive()) {
        Values.put(tape, Raw.U.getReference(object, offset), seen);
      } else if (type == long.class) {
        tape.put(Raw.U.getLong(object, offset));
      } else if (type == int.class) {
        tape.put(Raw.U.getInt(object, offset));
      } else if (type == short.class) {
        tape.put(Raw.U.getShort(object, offset));
      } else if (type == boolean.class) {
        tape.put(Raw.U.getBoolean(object, offset) ? 1 : 0);
      } else {
        tape.put(Raw.U.getByte(object, offset));
      }
    }
  }

  void inject(Tape tape, Object object) {
    inject(tape, object, new Values.Seen());
  }

  void inject(Tape tape, Object object, Values.Seen seen) {
    for (int i = 0; i < types.length; i++) {
      Class<?> type = types[i];
      long offset = offsets[i];
      if (!type.isPrimitive()) {
        Object value = Values.get(tape, seen);
        if (value != null && !type.isInstance(value)) {
          throw new DamagedTape("a " + value.getClass().getName() + " for a " + type.getName());
        }
        Raw.U.putReference(object, offset, value);
      } else if (type == long.class) {
        Raw.U.putLong(object, offset, tape.get());
      } else if (type == int.class) {
        Raw.U.putInt(object, offset, (int) tape.get());
      } else if (type == short.class) {
        Raw.U.putShort(object, offset, (short) tape.get());
      } else if (type == boolean.class) {
        Raw.U.putBoolean(object, offset, tape.get() != 0);
      } else {
        Raw.U.putByte(object, offset, (byte) tape.get());
      }
    }
  }
}
