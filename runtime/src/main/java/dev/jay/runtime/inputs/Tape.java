package dev.jay.runtime.inputs;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of one strand in its own program order: CAPO's sphere input log, strand by strand.
 * While the sphere is recorded they are written here; while it is replayed they are read back in
 * place of the real ones. An input is its kind, a number that says where it entered, and values of
 * a form that is fixed for the kind; so nothing but the values is written, and an input of another
 * kind than expected shows at once that the replay has gone astray.
 *
 * <p>Only the strand's own thread touches its tape.
 */
public abstract class Tape {
  /** What a clock showed; the kinds of other inputs come after it. */
  public static final int CLOCK = 0;

  /** In place of an input: a class is initialised in the order; the hash of its name follows. */
  protected static final int INITIALISER = 1 << 13;

  /** Whether inputs come from here, instead of going here. */
  public abstract boolean isReplayed();

  /**
   * Whether nothing is left on it: the strand was in the middle of a call at the recording's end.
   */
  public boolean isAtEnd() {
    return false;
  }

  /**
   * The tape of an initialiser that runs here. Which strand runs one is the JVM's choice, so its
   * inputs are kept by the class, whose name is given. Null if there are none.
   */
  public @Nullable Tape ofInitialiser(String className) {
    return null;
  }

  /** The initialiser whose tape it is has to be run really, also at replay. */
  public void abandon() {}

  /**
   * The strand is about to initialise that class in the order, or to wait for who does. Whether it
   * comes to that depends on who is faster, so it stands on the tape.
   */
  public void initialises(String className) {}

  /** Whether the recorded strand did so here; reads it back. */
  public boolean hasInitialised(String className) {
    return false;
  }

  /** Whether any recorded strand has initialised that class in the order. */
  public boolean isInitialisedInOrder(String className) {
    return false;
  }

  /** An input of that kind begins: it is written, or read back, up to {@link #end}. */
  public abstract void begin(int kind);

  /** The input is complete. */
  public abstract void end();

  /** Writes a number. */
  public abstract void put(long value);

  /** Reads it back. */
  public abstract long get();

  /** Writes some bytes. */
  public abstract void put(byte[] bytes, int from, int length);

  /** Reads them back. */
  public abstract byte[] getBytes();

  /** Writes a text, or that there is none. */
  public final void putText(@Nullable String text) {
    put(text == null ? 0 : 1);
    if (text != null) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      put(bytes, 0, bytes.length);
    }
  }

  /** Reads it back. */
  public final @Nullable String getText() {
    return get() == 0 ? null : new String(getBytes(), StandardCharsets.UTF_8);
  }
}
