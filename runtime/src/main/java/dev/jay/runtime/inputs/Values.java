package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values on a tape: a tag, then what the tag asks for. Besides texts and arrays there are the
 * objects that native methods make themselves: addresses and network interfaces. Those are told by
 * their fields, and an object that comes again within one value by its place, since an address and
 * its parts refer to each other. Only classes of the list below are ever made.
 */
final class Values {
  private static final int NULL = 0;
  private static final int TEXT = 1;
  private static final int BYTES = 2;
  private static final int INTS = 3;
  private static final int LONGS = 4;
  private static final int OBJECTS = 5;
  private static final int AGAIN = 6;
  private static final int OBJECT = 7; // and all above it, for each of the classes

  private static final String[] CLASSES = {
    "java.net.InetAddress",
    "java.net.Inet4Address",
    "java.net.Inet6Address",
    "java.net.InetAddress$InetAddressHolder",
    "java.net.Inet6Address$Inet6AddressHolder",
    "java.net.InetSocketAddress",
    "java.net.InetSocketAddress$InetSocketAddressHolder",
    "java.net.NetworkInterface",
    "java.net.InterfaceAddress",
    "java.lang.management.MemoryUsage",
    "java.lang.String",
    "[B",
    "java.lang.Object",
  };

  /** More elements than that are no array of a native method's. */
  private static final int MOST = 1 << 24;

  private Values() {}

  /** The objects of one value. */
  static final class Seen {
    private final List<Object> objects = new ArrayList<>(0);

    /** Its place, or -1; by identity, and without asking for a hash. */
    private int indexOf(Object object) {
      for (int i = 0; i < objects.size(); i++) {
        if (objects.get(i) == object) {
          return i;
        }
      }
      return -1;
    }
  }

  /** Whether a field of that type can be told. */
  static boolean canHold(Class<?> type) {
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    return type.isPrimitive()
        ? type != float.class && type != double.class && type != char.class
        : element == int.class
            || element == long.class
            || element == byte.class
            || classNumber(element.getName()) >= 0;
  }

  private static int classNumber(String name) {
    for (int i = 0; i < CLASSES.length; i++) {
      if (CLASSES[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private static Class<?> classOf(long number) {
    if (number < 0 || number >= CLASSES.length) {
      throw new DamagedTape("no class has the number " + number);
    }
    try {
      return Class.forName(CLASSES[(int) number], true, null);
    } catch (ClassNotFoundException e) {
      throw new DamagedTape(e.toString());
    }
  }

  static void put(Tape tape, @Nullable Object value) {
    put(tape, value, new Seen());
  }

  static void put(Tape tape, @Nullable Object value, Seen seen) {
    if (value == null) {
      tape.put(NULL);
    } else if (value instanceof String) {
      tape.put(TEXT);
      tape.putText((String) value);
    } else if (value instanceof byte[]) {
      tape.put(BYTES);
      tape.put((byte[]) value, 0, ((byte[]) value).length);
    } else if (value instanceof int[]) {
      tape.put(INTS);
      tape.put(((int[]) value).length);
      for (int element : (int[]) value) {
        tape.put(element);
      }
    } else if (value instanceof long[]) {
      tape.put(LONGS);
      tape.put(((long[]) value).length);
      for (long element : (long[]) value) {
        tape.put(element);
      }
    } else {
      putObject(tape, value, seen);
    }
  }

  private static void putObject(Tape tape, Object value, Seen seen) {
    int place = seen.indexOf(value);
    if (place >= 0) {
      tape.put(AGAIN);
      tape.put(place);
      return;
    }
    seen.objects.add(value);
    if (value instanceof Object[]) {
      Object[] elements = (Object[]) value;
      tape.put(OBJECTS);
      tape.put(known(value.getClass().getComponentType()));
      tape.put(elements.length);
      for (Object element : elements) {
        put(tape, element, seen);
      }
    } else {
      tape.put(OBJECT + known(value.getClass()));
      Fields.of(value.getClass()).put(tape, value, seen);
    }
  }

  private static int known(Class<?> type) {
    int number = classNumber(type.getName());
    if (number < 0) {
      throw new IllegalStateException("a " + type.getName() + " cannot be recorded");
    }
    return number;
  }

  static @Nullable Object get(Tape tape) {
    return get(tape, new Seen());
  }

  static @Nullable Object get(Tape tape, Seen seen) {
    int tag = (int) tape.get();
    switch (tag) {
      case NULL:
        return null;
      case TEXT:
        return tape.getText();
      case BYTES:
        return tape.getBytes();
      case INTS:
        int[] ints = new int[length(tape)];
        for (int i = 0; i < ints.length; i++) {
          ints[i] = (int) tape.get();
        }
        return ints;
      case LONGS:
        long[] longs = new long[length(tape)];
        for (int i = 0; i < longs.length; i++) {
          longs[i] = tape.get();
        }
        return longs;
      case OBJECTS:
        Class<?> element = classOf(tape.get());
        Object[] objects = (Object[]) Array.newInstance(element, length(tape));
        seen.objects.add(objects);
        for (int i = 0; i < objects.length; i++) {
          Object value = get(tape, seen);
          if (value != null && !element.isInstance(value)) {
            throw new DamagedTape("not a " + element.getName());
          }
          objects[i] = value;
        }
        return objects;
      case AGAIN:
        long place = tape.get();
        if (place < 0 || place >= seen.objects.size()) {
          throw new DamagedTape("no object has the place " + place);
        }
        return seen.objects.get((int) place);
      default:
        return getObject(tape, tag, seen);
    }
  }

  private static Object getObject(Tape tape, int tag, Seen seen) {
    Class<?> type = classOf(tag - OBJECT);
    try {
      Object made = Raw.U.allocateInstance(type);
      seen.objects.add(made);
      Fields.of(type).inject(tape, made, seen);
      return made;
    } catch (InstantiationException e) {
      throw new DamagedTape(e.toString());
    }
  }

  private static int length(Tape tape) {
    long length = tape.get();
    if (length < 0 || length > MOST) {
      throw new DamagedTape("an array of " + length + " elements");
    }
    return (int) length;
  }
}
