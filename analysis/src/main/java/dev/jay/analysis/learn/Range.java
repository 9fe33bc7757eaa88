package dev.jay.analysis.learn;

import dev.jay.analysis.learn.Decisions.Place;
import dev.jay.schedules.Precondition;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a whole number may be, whatever the inputs are that fit the slice: a counter of a loop whose
 * trips depend on inputs, or what is computed from one. Both ends belong to it and are expressions
 * over the inputs; none: it may be anything.
 *
 * @param causes the branches of those loops
 */
record Range(@Nullable Precondition low, @Nullable Precondition high, Set<Place> causes) {
  private static final int LARGEST = 120;

  static Range unknown(Set<Place> causes) {
    return new Range(null, null, causes);
  }

  /** Of a value that the inputs fix. */
  static Range of(Value value) {
    Precondition exact = value.expression();
    return new Range(exact, exact, Set.of());
  }

  static Set<Place> joined(Set<Place> a, Set<Place> b) {
    if (b.isEmpty() || a.containsAll(b)) {
      return a;
    }
    Set<Place> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  boolean isExact() {
    return low != null && low.equals(high);
  }

  /** What an operator makes of two ranges. */
  static Range of(String operator, Range a, Range b) {
    Set<Place> causes = joined(a.causes, b.causes);
    if (a.low == null || a.high == null || b.low == null || b.high == null) {
      return unknown(causes);
    }
    switch (operator) {
      case "+":
        return bounded(sum(a.low, b.low), sum(a.high, b.high), causes);
      case "-":
        return bounded(
            Precondition.of("-", a.low, b.high), Precondition.of("-", a.high, b.low), causes);
      case "*":
      case "/":
        return scaled(operator, a, b, causes);
      default:
        return unknown(causes);
    }
  }

  private static Precondition sum(Precondition a, Precondition b) {
    return Integer.valueOf(0).equals(a.leaf()) && a.parts().isEmpty()
        ? b
        : Precondition.of("+", a, b);
  }

  private static Range scaled(String operator, Range a, Range b, Set<Place> causes) {
    boolean swaps = operator.equals("*") && a.isExact() && !b.isExact();
    Range wide = swaps ? b : a;
    Range by = swaps ? a : b;
    if (!by.isExact() || wide.low == null || wide.high == null || by.low == null) {
      return unknown(causes);
    }
    Precondition x = Precondition.of(operator, wide.low, by.low);
    Precondition y = Precondition.of(operator, wide.high, by.low);
    return bounded(Precondition.of("min", x, y), Precondition.of("max", x, y), causes);
  }

  /** What a cast or a sign makes of a range that it leaves in its order. */
  static Range of(String function, Range a) {
    if (a.low == null || a.high == null || function.equals("neg")) {
      return unknown(a.causes);
    }
    return bounded(Precondition.of(function, a.low), Precondition.of(function, a.high), a.causes);
  }

  private static Range bounded(Precondition low, Precondition high, Set<Place> causes) {
    return size(low) > LARGEST || size(high) > LARGEST
        ? unknown(causes)
        : new Range(low, high, causes);
  }

  private static int size(Precondition of) {
    int size = 1;
    for (Precondition each : of.parts()) {
      size += size(each);
      if (size > LARGEST) {
        return size;
      }
    }
    return size;
  }

  /** Whether one ends just where the other begins: indexes are not negative, so they are apart. */
  static boolean adjoin(Range a, Range b) {
    return isBefore(a.high, b.low) || isBefore(b.high, a.low);
  }

  private static boolean isBefore(@Nullable Precondition high, @Nullable Precondition low) {
    return high != null
        && low != null
        && high.operator().equals("-")
        && high.parts().get(0).equals(low)
        && Integer.valueOf(1).equals(high.parts().get(1).leaf());
  }

  /** That nothing lies in both; null if that cannot be said. */
  static @Nullable Precondition apart(Range a, Range b) {
    if (a.low == null || a.high == null || b.low == null || b.high == null) {
      return null;
    }
    return Precondition.of(
        "or", Precondition.of("<", a.high, b.low), Precondition.of("<", b.high, a.low));
  }
}
