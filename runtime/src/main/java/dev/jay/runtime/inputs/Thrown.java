package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions of native methods on a tape: class, message and further fields. At replay they are
 * made anew, with the stack trace of where they are thrown then.
 */
final class Thrown {
  private static final long MESSAGE = offset("detailMessage");
  private static final long CAUSE = offset("cause");
  private static final long SUPPRESSED = offset("suppressedExceptions");
  private static final long STACK = offset("stackTrace");

  private Thrown() {}

  private static long offset(String name) {
    return Raw.U.objectFieldOffset(Throwable.class, name);
  }

  static void put(Tape tape, Throwable thrown) {
    tape.putText(thrown.getClass().getName());
    tape.putText((String) Raw.U.getReference(thrown, MESSAGE));
    Fields.of(thrown.getClass()).put(tape, thrown);
  }

  static Throwable get(Tape tape) {
    Throwable made = make(tape.getText());
    Throwable plain = new Throwable();
    Raw.U.putReference(made, MESSAGE, tape.getText());
    Raw.U.putReference(made, CAUSE, made);
    Raw.U.putReference(made, SUPPRESSED, Raw.U.getReference(plain, SUPPRESSED));
    Raw.U.putReference(made, STACK, Raw.U.getReference(plain, STACK));
    Fields.of(made.getClass()).inject(tape, made);
    made.fillInStackTrace();
    return made;
  }

  private static Throwable make(@Nullable String className) {
    try {
      Class<?> type =
          Class.forName(String.valueOf(className), true, ClassLoader.getPlatformClassLoader());
      if (!Throwable.class.isAssignableFrom(type)) {
        throw new DamagedTape(className + " is no exception");
      }
      return (Throwable) Raw.U.allocateInstance(type);
    } catch (ReflectiveOperationException e) {
      throw new DamagedTape(e.toString());
    }
  }
}
