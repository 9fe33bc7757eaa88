package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** Bytes that a native method writes: into an array, to an address, to many addresses. */
final class MemoryEffects {
  private static final long BYTES = firstByte();

  private MemoryEffects() {}

  /** Where the elements of a byte[] begin; that is an int in some JDKs, and a long in others. */
  private static long firstByte() {
    try {
      return ((Number) Unsafe.class.getField("ARRAY_BYTE_BASE_OFFSET").get(null)).longValue();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Unsafe", e);
    }
  }

  private static void putMemory(Tape tape, long address, int length) {
    byte[] bytes = new byte[length];
    Raw.U.copyMemory(null, address, bytes, BYTES, length);
    tape.put(bytes, 0, length);
  }

  private static void injectMemory(byte[] bytes, int from, long address, int length) {
    Raw.U.copyMemory(bytes, BYTES + from, null, address, length);
  }

  /** {@code bytes:A,O,L}: as many bytes as the result says, into array A from O on, L at most. */
  static final class IntoArray extends Effect {
    private final int array;
    private final int offset;
    private final int length;

    IntoArray(int array, int offset, int length) {
      this.array = array;
      this.offset = offset;
      this.length = length;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      int count = asInt(result);
      if (count > 0) {
        tape.put(
            (byte[]) Objects.requireNonNull(arguments[array]), asInt(arguments[offset]), count);
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (asInt(result) > 0) {
        byte[] bytes = tape.getBytes();
        checkRoom(bytes.length, asInt(arguments[length]));
        System.arraycopy(
            bytes,
            0,
            Objects.requireNonNull(arguments[array]),
            asInt(arguments[offset]),
            bytes.length);
      }
    }
  }

  /**
   * {@code memory:A,L*S}: as many pieces of S bytes as the result says, to address A, L pieces at
   * most.
   */
  static final class ToAddress extends Effect {
    private final int address;
    private final int length;
    private final int size;

    ToAddress(int address, int length, int size) {
      this.address = address;
      this.length = length;
      this.size = size;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      int count = asInt(result);
      if (count > 0) {
        putMemory(tape, asLong(arguments[address]), count * size);
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (asInt(result) > 0) {
        byte[] bytes = tape.getBytes();
        checkRoom(bytes.length, asLong(arguments[length]) * size);
        injectMemory(bytes, 0, asLong(arguments[address]), bytes.length);
      }
    }
  }

  /**
   * {@code block:A,S} and {@code block:A,N*S}: S bytes at address A, or as many times that as
   * argument N says, whatever the result.
   */
  static final class Block extends Effect {
    private final int address;
    private final int count;
    private final int size;

    /** {@code count} is -1 for one piece. */
    Block(int address, int count, int size) {
      this.address = address;
      this.count = count;
      this.size = size;
    }

    private int length(@Nullable Object[] arguments) {
      return asLong(arguments[address]) == 0 ? 0 : size * (count < 0 ? 1 : asInt(arguments[count]));
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (result != null && length(arguments) > 0) {
        putMemory(tape, asLong(arguments[address]), length(arguments));
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (result != null && length(arguments) > 0) {
        byte[] bytes = tape.getBytes();
        checkRoom(bytes.length, length(arguments));
        injectMemory(bytes, 0, asLong(arguments[address]), bytes.length);
      }
    }
  }

  /**
   * {@code vector:A,N}: as many bytes as the result says, to the N addresses that stand at address
   * A, each with its length, as the system's iovec has them.
   */
  static final class Vector extends Effect {
    private static final int ENTRY = 16;

    private final int address;
    private final int count;

    Vector(int address, int count) {
      this.address = address;
      this.count = count;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      long total = result == null ? 0 : asLong(result);
      if (total > 0) {
        byte[] bytes = new byte[(int) total];
        copy(arguments, bytes, true);
        tape.put(bytes, 0, bytes.length);
      }
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (result != null && asLong(result) > 0) {
        copy(arguments, tape.getBytes(), false);
      }
    }

    private void copy(@Nullable Object[] arguments, byte[] bytes, boolean isFromMemory) {
      int done = 0;
      for (int i = 0; i < asInt(arguments[count]) && done < bytes.length; i++) {
        long entry = asLong(arguments[address]) + (long) i * ENTRY;
        long base = Raw.U.getLong(entry);
        int part = (int) Math.min(Raw.U.getLong(entry + 8), bytes.length - done);
        if (isFromMemory) {
          Raw.U.copyMemory(null, base, bytes, BYTES + done, part);
        } else {
          injectMemory(bytes, done, base, part);
        }
        done += part;
      }
      checkRoom(bytes.length, done);
    }
  }

  /**
   * {@code maps:L}: the result is the address of L bytes of a file. At replay it is plain memory
   * with what the file had when it was mapped.
   */
  static final class Mapping extends Effect {
    /** Of the pieces in which the contents are kept. */
    private static final int PIECE = 1 << 20;

    private final int length;

    Mapping(int length) {
      this.length = length;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      if (result == null || asLong(result) <= 0) {
        return;
      }
      long left = asLong(arguments[length]);
      byte[] piece = new byte[(int) Math.min(left, PIECE)];
      for (long at = asLong(result); left > 0; ) {
        int part = (int) Math.min(left, PIECE);
        Raw.U.copyMemory(null, at, piece, BYTES, part);
        tape.put(piece, 0, part);
        at += part;
        left -= part;
      }
    }

    /** The address takes the place of the recorded one. */
    long injectMapping(Tape tape, @Nullable Object[] arguments, long recorded) {
      if (recorded <= 0) {
        return recorded;
      }
      long left = asLong(arguments[length]);
      long address = Emulated.map(left);
      for (long at = address; left > 0; ) {
        byte[] piece = tape.getBytes();
        checkRoom(piece.length, left);
        if (piece.length == 0) {
          throw new DamagedTape("a mapped file without contents");
        }
        injectMemory(piece, 0, at, piece.length);
        at += piece.length;
        left -= piece.length;
      }
      return address;
    }

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}
  }

  /** {@code unmaps:A}: the mapping at address A ends. */
  static final class Unmapping extends Effect {
    private final int address;

    Unmapping(int address) {
      this.address = address;
    }

    @Override
    void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {}

    @Override
    void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result) {
      Emulated.unmap(asLong(arguments[address]));
    }

    @Override
    public boolean isAboutEmulated(@Nullable Object[] arguments) {
      return Emulated.unmap(asLong(arguments[address]));
    }
  }
}
