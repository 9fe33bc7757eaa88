package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a text in what a replayed program writes to standard output and error. Pieces of it may
 * come in several writes: of what was seen, as many bytes are kept as may be its beginning. Writes
 * are operations, so only the holder of the turn comes here.
 */
public final class ShownOutput {
  /** Is told when the text has been written. */
  public interface Listener {
    void written();
  }

  private static @Nullable ShownOutput wanted;

  private final byte[] text;
  private final Listener listener;

  /** How many of the text's bytes were written last. */
  private int seen;

  private ShownOutput(byte[] text, Listener listener) {
    this.text = text;
    this.listener = listener;
  }

  /** From here on it is looked for that text, which is not empty. */
  public static void await(byte[] text, Listener listener) {
    wanted = new ShownOutput(text, listener);
  }

  /** A call was made whose arguments are a receiver or descriptor, bytes or an address, places. */
  static void shown(@Nullable Object[] arguments) {
    ShownOutput output = wanted;
    if (output == null || arguments.length < 2) {
      return;
    }
    Object what = arguments[1];
    if (what instanceof byte[] && arguments.length > 3) {
      int from = Effect.asInt(arguments[2]);
      for (int i = 0; i < Effect.asInt(arguments[3]); i++) {
        output.see(((byte[]) what)[from + i]);
      }
    } else if (what instanceof Long && arguments.length > 2) {
      for (int i = 0; i < Effect.asInt(arguments[2]); i++) {
        output.see(Raw.U.getByte((Long) what + i));
      }
    } else if (what instanceof Integer) {
      output.see((byte) (int) (Integer) what);
    }
  }

  private void see(byte next) {
    while (seen > 0 && text[seen] != next) {
      seen = shorter();
    }
    if (text[seen] == next && ++seen == text.length) {
      seen = 0;
      listener.written();
    }
  }

  /** How many bytes of the text's beginning the last ones are, if fewer than {@link #seen}. */
  private int shorter() {
    for (int length = seen - 1; length > 0; length--) {
      int i = 0;
      while (i < length && text[i] == text[seen - length + i]) {
        i++;
      }
      if (i == length) {
        return length;
      }
    }
    return 0;
  }
}
