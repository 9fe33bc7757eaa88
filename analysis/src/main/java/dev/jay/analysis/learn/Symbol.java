package dev.jay.analysis.learn;

import dev.jay.schedules.Precondition;
import org.jspecify.annotations.Nullable;

/**
 * How a value depends on the inputs: as an expression, or, where that is not known or has become
 * too large, as the set of inputs that it may depend on.
 *
 * @param expression the value, or null if only the inputs are known
 * @param inputs see {@link Inputs}
 * @param size of the expression
 * @param outside what else it depends on, which is not known when a program begins; or null
 */
record Symbol(
    @Nullable Precondition expression, InputSet inputs, int size, @Nullable String outside) {
  /** The operator of what LCMP and its kin leave on the stack; no part of the language. */
  static final String COMPARED = "compared";

  private static final int LARGEST = 60;

  static Symbol outside(String what) {
    return new Symbol(null, InputSet.EMPTY, 0, what);
  }

  /** Depends on all that both depend on, in a way that is not known; null on nothing. */
  static @Nullable Symbol either(@Nullable Symbol a, @Nullable Symbol b) {
    if (a == null || b == null) {
      Symbol one = a == null ? b : a;
      return one == null || one.expression == null
          ? one
          : new Symbol(null, one.inputs, 0, one.outside);
    }
    String outside = a.outside == null ? b.outside : a.outside;
    InputSet inputs = a.inputs.with(b.inputs);
    boolean isFirst = a.expression == null && inputs == a.inputs && outside == a.outside;
    return isFirst ? a : new Symbol(null, inputs, 0, outside);
  }

  /** The result of an operation; operands that depend on nothing are constants. */
  static @Nullable Symbol of(String operator, Value a, Value b) {
    if (a.symbol() == null && b.symbol() == null) {
      return null;
    }
    Precondition x = a.expression();
    Precondition y = b.expression();
    Symbol counted = operator.equals("+") ? counted(a, b) : null;
    if (counted != null) {
      return counted;
    }
    int size = 1 + a.size() + b.size();
    if (x == null || y == null || size > LARGEST) {
      return either(a.symbol(), b.symbol());
    }
    Symbol joined = either(a.symbol(), b.symbol());
    return joined == null
        ? null
        : new Symbol(Precondition.of(operator, x, y), joined.inputs, size, joined.outside);
  }

  /** A counter that goes on: {@code (x + 3) + 1} is {@code x + 4}; null if it is none. */
  private static @Nullable Symbol counted(Value a, Value b) {
    Symbol symbol = a.symbol();
    Precondition x = symbol == null ? null : symbol.expression;
    if (symbol == null
        || x == null
        || !x.operator().equals("+")
        || !(b.constant() instanceof Integer step)) {
      return null;
    }
    if (b.symbol() != null || !(x.parts().get(1).leaf() instanceof Integer before)) {
      return null;
    }
    Precondition sum = Precondition.of("+", x.parts().get(0), Precondition.value(before + step));
    return new Symbol(sum, symbol.inputs, symbol.size, symbol.outside);
  }

  static @Nullable Symbol of(String operator, Value a) {
    Symbol symbol = a.symbol();
    Precondition x = a.expression();
    if (symbol == null || x == null || symbol.size >= LARGEST) {
      return either(symbol, null);
    }
    return new Symbol(Precondition.of(operator, x), symbol.inputs, symbol.size + 1, symbol.outside);
  }
}
