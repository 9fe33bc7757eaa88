package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One call of a native method, on its way to a tape or from it: whether it threw, the result or the
 * exception, then its effects in the order of the table. This is the one place where what enters is
 * written.
 */
public final class TapedCall {
  private static final int RETURNED = 0;
  private static final int THREW = 1;

  private TapedCall() {}

  /** What came of a call. */
  public static final class Outcome {
    private @Nullable Object result;
    private @Nullable Throwable thrown;
  }

  /** The real call. */
  public static Outcome perform(InputPoint point, @Nullable Object[] arguments) {
    Outcome outcome = new Outcome();
    for (Effect effect : point.effects) {
      effect.before(arguments);
    }
    try {
      outcome.result = point.call(arguments);
    } catch (Throwable t) {
      outcome.thrown = t;
    }
    return outcome;
  }

  /** Writes what came of it; its result, or its exception. */
  public static @Nullable Object record(
      InputPoint point, Tape tape, @Nullable Object[] arguments, Outcome outcome) {
    Object result = outcome.result;
    Throwable thrown = outcome.thrown;
    tape.begin(InputPoints.kind(point.number));
    if (thrown == null) {
      tape.put(RETURNED);
      putResult(point, tape, result);
    } else {
      tape.put(THREW);
      Thrown.put(tape, thrown);
    }
    for (Effect effect : point.effects) {
      effect.put(tape, arguments, result);
    }
    tape.end();
    if (thrown != null) {
      Raw.U.throwException(thrown);
    }
    return result;
  }

  /** Reads what came of it, and does it. */
  public static @Nullable Object replay(InputPoint point, Tape tape, @Nullable Object[] arguments) {
    show(point, arguments);
    tape.begin(InputPoints.kind(point.number));
    Object result = null;
    Throwable thrown = null;
    if (tape.get() == RETURNED) {
      result = getResult(point, tape);
    } else {
      thrown = Thrown.get(tape);
    }
    for (Effect effect : point.effects) {
      if (effect instanceof MemoryEffects.Mapping && result != null) {
        result =
            ((MemoryEffects.Mapping) effect).injectMapping(tape, arguments, Effect.asLong(result));
      } else {
        effect.inject(tape, arguments, result);
      }
    }
    tape.end();
    if (thrown != null) {
      Raw.U.throwException(thrown);
    }
    return result;
  }

  private static void show(InputPoint point, @Nullable Object[] arguments) {
    for (Effect effect : point.effects) {
      if (effect.isShown(arguments)) {
        try {
          point.call(arguments);
          ShownOutput.shown(arguments);
        } catch (Throwable nobodyLooks) {
          // The program is told what it was told when it was recorded.
        }
      }
    }
  }

  static void putResult(InputPoint point, Tape tape, @Nullable Object result) {
    switch (point.resultType) {
      case 'V':
        break;
      case 'L':
      case '[':
        Values.put(tape, result);
        break;
      case 'D':
        tape.put(Double.doubleToRawLongBits((Double) Objects.requireNonNull(result)));
        break;
      case 'Z':
        tape.put(Boolean.TRUE.equals(result) ? 1 : 0);
        break;
      default:
        tape.put(((Number) Objects.requireNonNull(result)).longValue());
    }
  }

  static @Nullable Object getResult(InputPoint point, Tape tape) {
    switch (point.resultType) {
      case 'V':
        return null;
      case 'L':
      case '[':
        return Values.get(tape);
      case 'Z':
        return tape.get() != 0;
      case 'I':
        return (int) tape.get();
      case 'J':
        return tape.get();
      case 'S':
        return (short) tape.get();
      case 'B':
        return (byte) tape.get();
      case 'D':
        return Double.longBitsToDouble(tape.get());
      default:
        throw new IllegalStateException("a native method that returns " + point.resultType);
    }
  }
}
