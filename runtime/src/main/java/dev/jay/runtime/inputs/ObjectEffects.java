package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** What a native method does to objects: arrays and fields that it sets, descriptors. */
final class ObjectEffects {
  private ObjectEffects() {}

  /** {@code array:A}: the elements of array A. */
  static final class Elements extends Effect {
    private final int array;

    Elements(int array) {
      this.array = array;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      Values.put(tape, arguments[array]);
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      Object recorded = Values.get(tape);
      Object room = arguments[array];
      if (recorded == null || room == null) {
        if (recorded != room) {
          throw new DamagedTape("an array where none is, or none where one is");
        }
        return;
      }
      int length = Array.getLength(recorded);
      if (length != Array.getLength(room)) {
        throw new DamagedTape("an array of another length");
      }
      try {
        System.arraycopy(recorded, 0, room, 0, length);
      } catch (ArrayStoreException e) {
        throw new DamagedTape("an array of another type: " + e.getMessage());
      }
    }
  }

  /** {@code fields:A}: the fields of object A. */
  static final class FieldsOf extends Effect {
    private final int object;

    FieldsOf(int object) {
      this.object = object;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      Object target = arguments[object];
      if (target != null) {
        Fields.of(target.getClass()).put(tape, target);
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      Object target = arguments[object];
      if (target != null) {
        Fields.of(target.getClass()).inject(tape, target);
      }
    }
  }

  /** Finds a descriptor among the arguments: a number, an object, or that in an object's field. */
  static final class Place {
    private static final long NUMBER = Raw.U.objectFieldOffset(FileDescriptor.class, "fd");
    private static final long APPEND = Raw.U.objectFieldOffset(FileDescriptor.class, "append");

    private static final long OF_INPUT = Raw.U.objectFieldOffset(FileInputStream.class, "fd");
    private static final long OF_OUTPUT = Raw.U.objectFieldOffset(FileOutputStream.class, "fd");
    private static final long OF_RANDOM = Raw.U.objectFieldOffset(RandomAccessFile.class, "fd");

    private final int argument;
    private final boolean isInField;

    /** As the table writes it: {@code 1}, or {@code 0.fd}. */
    Place(String text) {
      int dot = text.indexOf('.');
      this.isInField = dot > 0;
      this.argument = Integer.parseInt(dot > 0 ? text.substring(0, dot) : text);
    }

    @Nullable FileDescriptor object(@Nullable Object[] arguments) {
      Object found = arguments[argument];
      if (found != null && isInField) {
        found = Raw.U.getReference(found, offset(found));
      }
      return (FileDescriptor) found;
    }

    private static long offset(Object stream) {
      return stream instanceof FileInputStream
          ? OF_INPUT
          : stream instanceof FileOutputStream ? OF_OUTPUT : OF_RANDOM;
    }

    int number(@Nullable Object[] arguments) {
      Object value = arguments[argument];
      if (value instanceof Integer || value instanceof Long) {
        return Effect.asInt(value);
      }
      FileDescriptor descriptor = object(arguments);
      return descriptor == null ? -1 : Raw.U.getInt(descriptor, NUMBER);
    }
  }

  /** {@code descriptor:P}: the descriptor object at P is opened or closed. */
  static final class SetsDescriptor extends Effect {
    private final Place place;

    SetsDescriptor(String place) {
      this.place = new Place(place);
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      FileDescriptor descriptor = place.object(arguments);
      if (descriptor != null) {
        tape.put(Raw.U.getInt(descriptor, Place.NUMBER));
        tape.put(Raw.U.getBoolean(descriptor, Place.APPEND) ? 1 : 0);
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      FileDescriptor descriptor = place.object(arguments);
      if (descriptor != null) {
        Emulated.close(Raw.U.getInt(descriptor, Place.NUMBER));
        int number = (int) tape.get();
        Raw.U.putInt(descriptor, Place.NUMBER, number);
        Raw.U.putBoolean(descriptor, Place.APPEND, tape.get() != 0);
        Emulated.open(number);
      }
    }
  }

  /** {@code opens}: the result is a descriptor, or two in the halves of a long. */
  static final class Opens extends Effect {
    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (result instanceof Long) {
        Emulated.open((int) (asLong(result) >> 32));
      }
      if (result != null) {
        Emulated.open((int) asLong(result));
      }
    }
  }

  /** {@code closes:P}: the descriptor at P is closed; the JDK's cleaner may do that, too. */
  static final class Closes extends Effect {
    private final Place place;

    Closes(String place) {
      this.place = new Place(place);
    }

    @Override
    void before(@Nullable Object[] arguments) {
      BlockingEffects.closed(place.number(arguments));
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      BlockingEffects.closed(place.number(arguments));
      Emulated.close(place.number(arguments));
    }

    @Override
    public boolean isAboutEmulated(@Nullable Object[] arguments) {
      return Emulated.close(place.number(arguments));
    }
  }

  /** {@code shown:P}: what is written to standard output and error is written at replay too. */
  static final class Shown extends Effect {
    private final Place place;

    Shown(String place) {
      this.place = new Place(place);
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    public boolean isShown(@Nullable Object[] arguments) {
      int number = place.number(arguments);
      return number == 1 || number == 2;
    }
  }
}
