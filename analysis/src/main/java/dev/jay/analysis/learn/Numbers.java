package dev.jay.analysis.learn;

import dev.jay.trace.TraceCode;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Arithmetic, comparisons and casts of the JVM, on values that may depend on inputs. */
final class Numbers {
  private static final String[] OPERATORS = {
    "+", "-", "*", "/", "%", "neg", "<<", ">>", ">>>", "&", "|", "^"
  };

  private Numbers() {}

  /** IADD to LXOR, but the negations. */
  static Value binary(int opcode, Value a, Value b) {
    int kind = kind(opcode);
    String operator = OPERATORS[kind];
    int type = opcode < Opcodes.ISHL ? (opcode - Opcodes.IADD) % 4 : (opcode - Opcodes.ISHL) % 2;
    Symbol symbol = Symbol.of(operator, a, b);
    Long bits = a.isKnown() && b.isKnown() ? computed(operator, type, a.bits(), b.bits()) : null;
    Value result =
        bits == null ? Value.unknown(type).with(symbol) : Value.number(type, bits, symbol);
    return a.range() == null && b.range() == null
        ? result
        : result.in(Range.of(operator, a.span(), b.span()));
  }

  private static int kind(int opcode) {
    return opcode < Opcodes.ISHL ? (opcode - Opcodes.IADD) / 4 : 6 + (opcode - Opcodes.ISHL) / 2;
  }

  private static @Nullable Long computed(String operator, int type, long a, long b) {
    switch (type) {
      case TraceCode.INT:
        Long wide = ints(operator, (int) a, (int) b);
        return wide;
      case TraceCode.LONG:
        return longs(operator, a, b);
      case TraceCode.FLOAT:
        float f = Float.intBitsToFloat((int) a);
        float g = Float.intBitsToFloat((int) b);
        return (long) Float.floatToRawIntBits((float) floats(operator, f, g)) & 0xFFFFFFFFL;
      default:
        return Double.doubleToRawLongBits(
            doubles(operator, Double.longBitsToDouble(a), Double.longBitsToDouble(b)));
    }
  }

  private static @Nullable Long ints(String operator, int a, int b) {
    return switch (operator) {
      case "+" -> (long) (a + b);
      case "-" -> (long) (a - b);
      case "*" -> Long.valueOf(Math.multiplyFull(a, b)).intValue() + 0L;
      case "/" -> b == 0 ? null : (Long) (long) (a / b);
      case "%" -> b == 0 ? null : (Long) (long) (a % b);
      case "<<" -> (long) (a << b);
      case ">>" -> (long) (a >> b);
      case ">>>" -> (long) (a >>> b);
      case "&" -> (long) (a & b);
      case "|" -> (long) (a | b);
      default -> (long) (a ^ b);
    };
  }

  private static @Nullable Long longs(String operator, long a, long b) {
    return switch (operator) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> b == 0 ? null : (Long) (a / b);
      case "%" -> b == 0 ? null : (Long) (a % b);
      case "<<" -> a << b;
      case ">>" -> a >> b;
      case ">>>" -> a >>> b;
      case "&" -> a & b;
      case "|" -> a | b;
      default -> a ^ b;
    };
  }

  /** In float's own precision: a double's result of these five is rounded to the same float. */
  private static double floats(String operator, float a, float b) {
    return switch (operator) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      default -> a % b;
    };
  }

  private static double doubles(String operator, double a, double b) {
    return switch (operator) {
      case "+" -> a + b;
      case "-" -> a - b;
      case "*" -> a * b;
      case "/" -> a / b;
      default -> a % b;
    };
  }

  static Value negated(Value a) {
    Symbol symbol = Symbol.of("neg", a);
    Range range = a.range() == null ? null : Range.of("neg", a.range());
    if (!a.isKnown()) {
      return a.with(symbol).in(range);
    }
    long bits =
        switch (a.type()) {
          case TraceCode.FLOAT -> a.bits() ^ 0x80000000L;
          case TraceCode.DOUBLE -> a.bits() ^ Long.MIN_VALUE;
          case TraceCode.INT -> -(int) a.bits();
          default -> -a.bits();
        };
    return Value.number(a.type(), bits, symbol).in(range);
  }

  /** I2L to I2S. */
  static Value cast(int opcode, Value a) {
    int type = typeOfCast(opcode);
    Symbol symbol = Symbol.of(nameOfCast(opcode), a);
    Range range = a.range() == null ? null : Range.of(nameOfCast(opcode), a.range());
    Object number = a.constant();
    if (!(number instanceof Number n)) {
      return Value.unknown(type).with(symbol).in(range);
    }
    long bits =
        switch (opcode) {
          case Opcodes.I2B -> n.byteValue();
          case Opcodes.I2C -> (char) n.intValue();
          case Opcodes.I2S -> n.shortValue();
          default ->
              switch (type) {
                case TraceCode.INT -> n.intValue();
                case TraceCode.LONG -> n.longValue();
                case TraceCode.FLOAT -> Float.floatToRawIntBits(n.floatValue()) & 0xFFFFFFFFL;
                default -> Double.doubleToRawLongBits(n.doubleValue());
              };
        };
    return Value.number(type, bits, symbol).in(range);
  }

  private static int typeOfCast(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L -> TraceCode.LONG;
      case Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> TraceCode.FLOAT;
      case Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> TraceCode.DOUBLE;
      default -> TraceCode.INT;
    };
  }

  private static String nameOfCast(int opcode) {
    return switch (opcode) {
      case Opcodes.I2B -> "toByte";
      case Opcodes.I2C -> "toChar";
      case Opcodes.I2S -> "toShort";
      default ->
          switch (typeOfCast(opcode)) {
            case TraceCode.LONG -> "toLong";
            case TraceCode.FLOAT -> "toFloat";
            case TraceCode.DOUBLE -> "toDouble";
            default -> "toInt";
          };
    };
  }

  /** LCMP to DCMPG. Where a number is none, the result is known and the expression is not. */
  static Value compared(int opcode, Value a, Value b) {
    Symbol symbol = Symbol.of(Symbol.COMPARED, a, b);
    Object x = a.constant();
    Object y = b.constant();
    if (!(x instanceof Number m) || !(y instanceof Number n)) {
      return Value.unknown(TraceCode.INT).with(symbol);
    }
    if (opcode == Opcodes.LCMP) {
      return Value.of(Long.compare(m.longValue(), n.longValue())).with(symbol);
    }
    double p = m.doubleValue();
    double q = n.doubleValue();
    if (Double.isNaN(p) || Double.isNaN(q)) {
      boolean isGreater = opcode == Opcodes.FCMPG || opcode == Opcodes.DCMPG;
      return Value.of(isGreater ? 1 : -1).with(Symbol.either(symbol, symbol));
    }
    return Value.of(p < q ? -1 : p > q ? 1 : 0).with(symbol);
  }
}
