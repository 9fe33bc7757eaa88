package dev.jay.schedules;

import org.jspecify.annotations.Nullable;

/** Java's operators, casts and a few of Math's functions; no value where Java throws. */
final class Arithmetic {
  private Arithmetic() {}

  static @Nullable Object of(String operator, Number a) {
    return switch (operator) {
      case "toByte" -> (Object) (int) (byte) a.intValue();
      case "toShort" -> (Object) (int) (short) a.intValue();
      case "toChar" -> (Object) (int) (char) a.intValue();
      case "toInt" -> (Object) a.intValue();
      case "toLong" -> (Object) a.longValue();
      case "toFloat" -> (Object) a.floatValue();
      case "toDouble" -> (Object) a.doubleValue();
      case "neg" -> negated(a);
      case "abs" -> absolute(a);
      default -> null;
    };
  }

  static @Nullable Object of(String operator, Number a, Number b) {
    if (Operators.level(operator) == Operators.level("<<")) {
      return shifted(operator, a, b);
    }
    if (a instanceof Double || b instanceof Double) {
      return ofDoubles(operator, a.doubleValue(), b.doubleValue());
    }
    if (a instanceof Float || b instanceof Float) {
      return ofFloats(operator, a.floatValue(), b.floatValue());
    }
    Object result = ofLongs(operator, a.longValue(), b.longValue());
    boolean isInt = a instanceof Integer && b instanceof Integer;
    return isInt && result instanceof Long wide ? (Object) wide.intValue() : result;
  }

  private static Object negated(Number a) {
    if (a instanceof Double x) {
      return -x;
    }
    if (a instanceof Float x) {
      return -x;
    }
    return a instanceof Long x ? (Object) (-x) : (Object) (-a.intValue());
  }

  private static Object absolute(Number a) {
    if (a instanceof Double x) {
      return Math.abs(x);
    }
    if (a instanceof Float x) {
      return Math.abs(x);
    }
    return a instanceof Long x ? (Object) Math.abs(x) : (Object) Math.abs(a.intValue());
  }

  /** The type of a shift is that of its left operand alone. */
  private static @Nullable Object shifted(String operator, Number a, Number b) {
    boolean whole = (a instanceof Integer || a instanceof Long) && !isFloating(b);
    if (!whole) {
      return null;
    }
    int by = b.intValue();
    if (a instanceof Long x) {
      return switch (operator) {
        case "<<" -> (Object) (x << by);
        case ">>" -> (Object) (x >> by);
        default -> (Object) (x >>> by);
      };
    }
    int x = a.intValue();
    return switch (operator) {
      case "<<" -> (Object) (x << by);
      case ">>" -> (Object) (x >> by);
      default -> (Object) (x >>> by);
    };
  }

  private static boolean isFloating(Number a) {
    return a instanceof Float || a instanceof Double;
  }

  private static @Nullable Object ofLongs(String operator, long a, long b) {
    return switch (operator) {
      case "=" -> (Object) (a == b);
      case "!=" -> (Object) (a != b);
      case "<" -> (Object) (a < b);
      case "<=" -> (Object) (a <= b);
      case ">" -> (Object) (a > b);
      case ">=" -> (Object) (a >= b);
      case "+" -> (Object) (a + b);
      case "-" -> (Object) (a - b);
      case "*" -> (Object) (a * b);
      case "/" -> b == 0 ? null : (Object) (a / b);
      case "%" -> b == 0 ? null : (Object) (a % b);
      case "&" -> (Object) (a & b);
      case "|" -> (Object) (a | b);
      case "^" -> (Object) (a ^ b);
      case "min" -> (Object) Math.min(a, b);
      case "max" -> (Object) Math.max(a, b);
      default -> null;
    };
  }

  /** Sums, products and remainders are rounded to float; comparisons are the same as doubles'. */
  private static @Nullable Object ofFloats(String operator, float a, float b) {
    return switch (operator) {
      case "+" -> (Object) (a + b);
      case "-" -> (Object) (a - b);
      case "*" -> (Object) (a * b);
      case "/" -> (Object) (a / b);
      case "%" -> (Object) (a % b);
      case "min" -> (Object) Math.min(a, b);
      case "max" -> (Object) Math.max(a, b);
      default -> ofDoubles(operator, a, b);
    };
  }

  private static @Nullable Object ofDoubles(String operator, double a, double b) {
    return switch (operator) {
      case "=" -> (Object) (a == b);
      case "!=" -> (Object) (a != b);
      case "<" -> (Object) (a < b);
      case "<=" -> (Object) (a <= b);
      case ">" -> (Object) (a > b);
      case ">=" -> (Object) (a >= b);
      case "+" -> (Object) (a + b);
      case "-" -> (Object) (a - b);
      case "*" -> (Object) (a * b);
      case "/" -> (Object) (a / b);
      case "%" -> (Object) (a % b);
      case "min" -> (Object) Math.min(a, b);
      case "max" -> (Object) Math.max(a, b);
      default -> null;
    };
  }
}
