package dev.jay.runtime.hooks;

import dev.jay.runtime.core.AccessTrace;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.trace.TraceCode;
import org.jspecify.annotations.Nullable;

/**
 * Hooks in code that is traced: where a basic block begins, and around accesses to plain memory.
 * While a strand passes through (class loading, initialisers) nothing is traced.
 */
public final class Traced {
  private Traced() {}

  private static @Nullable AccessTrace trace() {
    Strand s = Strands.current();
    return s == null || s.mode != 0 ? null : s.trace;
  }

  /** A basic block begins. */
  public static void block(int site) {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.block(site);
    }
  }

  /** Before an access to a field of {@code o}; to a static one of the class {@code o}. */
  public static void begin(@Nullable Object o, int site) {
    AccessTrace trace = o == null ? null : trace();
    if (trace != null && o != null) {
      trace.begin(o, -1, site);
    }
  }

  /** Before an access to an element. */
  public static void beginElement(@Nullable Object array, int index, int site) {
    AccessTrace trace = array == null ? null : trace();
    if (trace != null && array != null) {
      trace.begin(array, index, site);
    }
  }

  /** After a read. */
  public static void read() {
    end(TraceCode.READ);
  }

  /** After a write. */
  public static void written() {
    end(TraceCode.WRITE);
  }

  private static void end(int what) {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.end(what);
    }
  }

  // ---- What the program got

  /** A method begins; its parameters follow. */
  public static void enter(int site) {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.enter(site);
    }
  }

  public static void value(int value) {
    got(TraceCode.INT, TraceCode.folded(value));
  }

  public static void value(long value) {
    got(TraceCode.LONG, TraceCode.folded(value));
  }

  public static void value(float value) {
    got(TraceCode.FLOAT, Float.floatToRawIntBits(value) & 0xFFFFFFFFL);
  }

  public static void value(double value) {
    got(TraceCode.DOUBLE, Long.reverse(Double.doubleToRawLongBits(value)));
  }

  /** A call without a result has returned. */
  public static void returned() {
    got(TraceCode.NOTHING, 0);
  }

  private static void got(int type, long number) {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.value(type, number);
    }
  }

  public static void value(@Nullable Object o) {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.reference(o);
    }
  }

  /** The program is about to get a string from outside. */
  public static void text(@Nullable String text) {
    AccessTrace trace = text == null || text.length() > TraceCode.LONGEST_TEXT ? null : trace();
    if (trace != null && text != null) {
      trace.text(text);
    }
  }

  // ---- Between the two: what is there, and what is written

  public static void compare(int old, int value) {
    if (old == value) {
      silent();
    }
  }

  public static void compare(long old, long value) {
    if (old == value) {
      silent();
    }
  }

  public static void compare(float old, float value) {
    if (Float.floatToRawIntBits(old) == Float.floatToRawIntBits(value)) {
      silent();
    }
  }

  public static void compare(double old, double value) {
    if (Double.doubleToRawLongBits(old) == Double.doubleToRawLongBits(value)) {
      silent();
    }
  }

  public static void compare(@Nullable Object old, @Nullable Object value) {
    if (old == value) {
      silent();
    }
  }

  private static void silent() {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.isSilent();
    }
  }

  // ---- Collections

  /** Before a call that may be one on a collection. */
  public static void call(@Nullable Object o, int place) {
    Strand s = Strands.current();
    AccessTrace trace = trace();
    if (s != null && trace != null) {
      Contents.trace(s, trace, o, place);
    }
  }

  /** After it. */
  public static void called() {
    AccessTrace trace = trace();
    if (trace != null) {
      trace.endCall();
    }
  }
}
