package dev.jay.runtime.inputs;

import org.jspecify.annotations.Nullable;

/**
 * What a native method does besides returning: memory, arrays or objects that it fills, descriptors
 * that it opens. Recorded after the call, and done in its place at replay. The lengths on the tape
 * are checked against the room that the caller has given, so that a damaged recording cannot write
 * elsewhere.
 */
public abstract class Effect {
  /** Before the real call that is recorded. */
  void before(@Nullable Object[] arguments) {}

  /** After the call; {@code result} is null if it threw. */
  abstract void put(Tape tape, @Nullable Object[] arguments, @Nullable Object result);

  /** In place of the call. */
  abstract void inject(Tape tape, @Nullable Object[] arguments, @Nullable Object result);

  /**
   * Whether the real call is to be left alone by a thread that is not replayed, because it is about
   * something that exists in the replay only.
   */
  public boolean isAboutEmulated(@Nullable Object[] arguments) {
    return false;
  }

  /** Whether the call is really made at replay too, for who looks on. */
  public boolean isShown(@Nullable Object[] arguments) {
    return false;
  }

  /** Whether the call may block in the operating system. */
  public boolean mayBlock(@Nullable Object[] arguments) {
    return false;
  }

  static int asInt(@Nullable Object value) {
    return value == null ? 0 : (int) asLong(value);
  }

  static long asLong(@Nullable Object value) {
    if (value instanceof Long) {
      return (Long) value;
    }
    if (value instanceof Integer) {
      return (Integer) value;
    }
    throw new IllegalArgumentException("not a number: " + value);
  }

  /** Throws unless {@code length} bytes fit into the {@code room}. */
  static void checkRoom(long length, long room) {
    if (length < 0 || length > room) {
      throw new DamagedTape("an input of " + length + " bytes where " + room + " fit");
    }
  }
}
