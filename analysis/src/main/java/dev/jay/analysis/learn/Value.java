package dev.jay.analysis.learn;

import dev.jay.schedules.Precondition;
import dev.jay.trace.TraceCode;
import org.jspecify.annotations.Nullable;

/**
 * What the program has on its stack, in a variable or in memory: the value that it had when it was
 * traced, if that is known, and how it depends on the inputs.
 *
 * @param type one of TraceCode's
 * @param bits of a number; floating ones as raw bits
 * @param isKnown whether the bits are; of a reference, whether the object is
 * @param ref of a reference; null for null
 * @param symbol null if it does not depend on inputs
 * @param range what it may be for other inputs where the slice leaves it open; null: just this
 * @param via how an object was reached, if that was by an index with a range
 */
record Value(
    int type,
    long bits,
    boolean isKnown,
    @Nullable Ref ref,
    @Nullable Symbol symbol,
    @Nullable Range range,
    @Nullable Via via) {
  static final Value NULL = new Value(TraceCode.OBJECT, 0, true, null, null);

  /** The way to an object: an element of an array, at an index that has a range. */
  record Via(Ref array, Value index) {}

  Value(int type, long bits, boolean isKnown, @Nullable Ref ref, @Nullable Symbol symbol) {
    this(type, bits, isKnown, ref, symbol, null, null);
  }

  static Value of(int value) {
    return number(TraceCode.INT, value, null);
  }

  static Value number(int type, long bits, @Nullable Symbol symbol) {
    return new Value(type, bits, true, null, symbol);
  }

  static Value unknown(int type) {
    return new Value(type, 0, false, null, null);
  }

  static Value of(@Nullable Ref ref) {
    return ref == null ? NULL : new Value(TraceCode.OBJECT, 0, true, ref, null);
  }

  Value with(@Nullable Symbol other) {
    return new Value(type, bits, isKnown, ref, other, range, via);
  }

  Value in(@Nullable Range other) {
    return new Value(type, bits, isKnown, ref, symbol, other, via);
  }

  Value through(Ref array, Value index) {
    return new Value(type, bits, isKnown, ref, symbol, range, new Via(array, index));
  }

  /** Its range; of a value that is fixed by the inputs, just that. */
  Range span() {
    return range != null ? range : Range.of(this);
  }

  boolean isWide() {
    return type == TraceCode.LONG || type == TraceCode.DOUBLE;
  }

  int size() {
    return symbol == null ? 1 : symbol.size();
  }

  /** The value as an expression: the symbol's, or a constant; null if neither is known. */
  @Nullable Precondition expression() {
    if (symbol != null) {
      return symbol.expression();
    }
    Object constant = constant();
    return constant == null ? null : Precondition.value(constant);
  }

  /** The value as the language of preconditions has it, or null if it has none. */
  @Nullable Object constant() {
    if (!isKnown) {
      return null;
    }
    switch (type) {
      case TraceCode.INT:
        return (int) bits;
      case TraceCode.LONG:
        return bits;
      case TraceCode.FLOAT:
        return Float.intBitsToFloat((int) bits);
      case TraceCode.DOUBLE:
        return Double.longBitsToDouble(bits);
      default:
        return ref == null ? null : ref.text;
    }
  }

  /** What it depends on, state of the object that it refers to included. */
  @Nullable Symbol dependence() {
    Symbol state = ref == null ? null : Symbol.either(ref.state, ref.held);
    return state == null ? symbol : Symbol.either(symbol, state);
  }
}
