package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.Effect;
import dev.jay.runtime.inputs.InputPoint;
import dev.jay.runtime.inputs.InputPoints;
import dev.jay.runtime.inputs.Tape;
import dev.jay.runtime.inputs.TapedCall;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import dev.jay.trace.Kind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * In place of calls of the native methods through which something enters, when the program is
 * recorded or replayed. The arguments come from the operand stack into an array, the last one
 * first, so that the calling method needs neither locals nor branches for it; then one of {@code
 * call}, {@code callInt} and so on follows, by the type of the result.
 *
 * <p>Every call is an operation: what strands do to each other through files, pipes and sockets
 * comes in the same order again, and so do the fields around it. A call that may block is made
 * outside, and its return is the operation.
 *
 * <p>A strand that passes through, and a thread that is no strand, make the real call.
 */
public final class Natives {
  /** Added to the number of a method that a class of the program calls by {@code super}. */
  public static final int SUPER = 1 << 12;

  private static final Object[] NONE = new Object[0];

  private Natives() {}

  // ---- Arguments

  public static @Nullable Object[] none() {
    return NONE;
  }

  /** Room for that many arguments. */
  public static @Nullable Object[] last(@Nullable Object value, int count) {
    return put(value, new Object[count], count - 1);
  }

  public static @Nullable Object[] last(boolean value, int count) {
    return last((Object) value, count);
  }

  public static @Nullable Object[] last(byte value, int count) {
    return last((Object) value, count);
  }

  public static @Nullable Object[] last(int value, int count) {
    return last((Object) value, count);
  }

  public static @Nullable Object[] last(long value, int count) {
    return last((Object) value, count);
  }

  public static @Nullable Object[] put(
      @Nullable Object value, @Nullable Object[] arguments, int index) {
    arguments[index] = value;
    return arguments;
  }

  public static @Nullable Object[] put(boolean value, @Nullable Object[] arguments, int index) {
    return put((Object) value, arguments, index);
  }

  public static @Nullable Object[] put(byte value, @Nullable Object[] arguments, int index) {
    return put((Object) value, arguments, index);
  }

  public static @Nullable Object[] put(int value, @Nullable Object[] arguments, int index) {
    return put((Object) value, arguments, index);
  }

  public static @Nullable Object[] put(long value, @Nullable Object[] arguments, int index) {
    return put((Object) value, arguments, index);
  }

  // ---- The call

  public static void callVoid(@Nullable Object[] arguments, int number) throws Throwable {
    call(arguments, number);
  }

  public static boolean callBoolean(@Nullable Object[] arguments, int number) throws Throwable {
    return Boolean.TRUE.equals(call(arguments, number));
  }

  public static short callShort(@Nullable Object[] arguments, int number) throws Throwable {
    Object result = call(arguments, number);
    return result == null ? 0 : (Short) result;
  }

  public static int callInt(@Nullable Object[] arguments, int number) throws Throwable {
    Object result = call(arguments, number);
    return result == null ? 0 : (Integer) result;
  }

  public static long callLong(@Nullable Object[] arguments, int number) throws Throwable {
    Object result = call(arguments, number);
    return result == null ? 0 : (Long) result;
  }

  public static double callDouble(@Nullable Object[] arguments, int number) throws Throwable {
    Object result = call(arguments, number);
    return result == null ? 0 : (Double) result;
  }

  public static @Nullable Object call(@Nullable Object[] arguments, int number) throws Throwable {
    InputPoint point = Objects.requireNonNull(InputPoints.of(number & ~SUPER));
    if ((number & SUPER) != 0) {
      point = point.ofSuper();
    }
    if (!point.isLinked()) {
      link(point, arguments);
    }
    if (point.isBare()) {
      return point.call(arguments);
    }
    Strand s = Strands.current();
    Tape tape = s == null ? null : s.tapeInUse();
    InputPoint.GivenValue given = point.given;
    if (given != null) {
      return given.value;
    }
    if (s == null || tape == null) {
      return callUntaped(point, arguments, s);
    }
    if (point.mayBlock(arguments)) {
      return callOutside(point, arguments, tape);
    }
    Regions.enter(Kind.OUTPUT);
    try {
      return call(point, arguments, s, tape);
    } finally {
      Regions.exit();
    }
  }

  /**
   * Comes back in the order, as one who was outside does; what the call does to objects and
   * descriptors follows then.
   */
  private static @Nullable Object callOutside(
      InputPoint point, @Nullable Object[] arguments, Tape tape) {
    TapedCall.@Nullable Outcome outcome = null;
    Regions.outside();
    try {
      if (tape.isAtEnd()) {
        awaitTheEnd();
      }
      if (!tape.isReplayed()) {
        outcome = TapedCall.perform(point, arguments);
      }
    } finally {
      Regions.inside();
    }
    return outcome == null
        ? TapedCall.replay(point, tape, arguments)
        : TapedCall.record(point, tape, arguments, outcome);
  }

  private static @Nullable Object call(
      InputPoint point, @Nullable Object[] arguments, Strand s, Tape tape) throws Throwable {
    switch (point.treatment) {
      case EMULATED:
        return tape.isReplayed()
            ? TapedCall.replay(point, tape, arguments)
            : TapedCall.record(point, tape, arguments, TapedCall.perform(point, arguments));
      case WHOLE:
        return callWhole(point, tape, arguments, s);
      case SKIPPED:
        return tape.isReplayed() ? null : point.call(arguments);
      case REFUSED:
        throw new UnsupportedOperationException(point + " cannot be recorded");
      default:
        return point.call(arguments);
    }
  }

  /** What the method does inside passes through: its own outcome is recorded. */
  private static @Nullable Object callWhole(
      InputPoint point, Tape tape, @Nullable Object[] arguments, Strand s) {
    if (tape.isReplayed()) {
      return TapedCall.replay(point, tape, arguments);
    }
    s.pass();
    try {
      return TapedCall.record(point, tape, arguments, TapedCall.perform(point, arguments));
    } finally {
      s.passed();
    }
  }

  private static void link(InputPoint point, @Nullable Object[] arguments) {
    Regions.pass();
    try {
      point.link(arguments);
    } finally {
      Regions.passed();
    }
  }

  /** The recorded call did not come back before the program ended. */
  private static void awaitTheEnd() {
    for (; ; ) {
      Raw.park();
    }
  }

  private static @Nullable Object callUntaped(
      InputPoint point, @Nullable Object[] arguments, @Nullable Strand s) throws Throwable {
    for (Effect effect : point.effects) {
      if (effect.isAboutEmulated(arguments)) {
        return null;
      }
    }
    if (s == null) {
      if (!Service.isOne(Thread.currentThread())) {
        point.countUnseen();
      }
    } else if (point.mayBlock(arguments)) {
      Regions.outside();
      try {
        return point.call(arguments);
      } finally {
        Regions.inside();
      }
    }
    return point.call(arguments);
  }
}
