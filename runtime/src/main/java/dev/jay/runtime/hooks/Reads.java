package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.inputs.Tape;
import org.jspecify.annotations.Nullable;

/**
 * In place of the methods that tell how much memory there is, when the program is recorded or
 * replayed. The constants are the numbers of their rows in inputs.table.
 */
public final class Reads {
  public static final int FREE_MEMORY = 0;
  public static final int TOTAL_MEMORY = 1;
  public static final int MAX_MEMORY = 2;

  private Reads() {}

  private static @Nullable Tape tape() {
    Strand s = Strands.current();
    return s == null ? null : s.tapeInUse();
  }

  /** In place of Runtime.freeMemory. */
  public static long freeMemory(Runtime runtime) {
    Tape tape = tape();
    return tape == null
        ? runtime.freeMemory()
        : taped(tape, FREE_MEMORY, tape.isReplayed() ? 0 : runtime.freeMemory());
  }

  /** In place of Runtime.totalMemory. */
  public static long totalMemory(Runtime runtime) {
    Tape tape = tape();
    return tape == null
        ? runtime.totalMemory()
        : taped(tape, TOTAL_MEMORY, tape.isReplayed() ? 0 : runtime.totalMemory());
  }

  /** In place of Runtime.maxMemory. */
  public static long maxMemory(Runtime runtime) {
    Tape tape = tape();
    return tape == null
        ? runtime.maxMemory()
        : taped(tape, MAX_MEMORY, tape.isReplayed() ? 0 : runtime.maxMemory());
  }

  /** The value goes to the tape, or another one comes from it. */
  private static long taped(Tape tape, int point, long value) {
    tape.begin(InputPoints.kind(point));
    long told = value;
    if (tape.isReplayed()) {
      told = tape.get();
    } else {
      tape.put(value);
    }
    tape.end();
    return told;
  }
}
