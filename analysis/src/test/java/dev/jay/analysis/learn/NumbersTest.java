package dev.jay.analysis.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.TraceCode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.objectweb.asm.Opcodes;

/** Values and their expressions agree with the JVM. */
class NumbersTest {
  private Inputs inputs = new Inputs();

  private Value input(String name, Object value, int type, long bits) {
    return Value.number(type, bits, inputs.symbol(name, value));
  }

  private void requireBoth(Value value, Object expected) {
    assertThat(value.constant()).isEqualTo(expected);
    assertThat(value.expression().evaluate(inputs.values())).isEqualTo(expected);
  }

  @Property
  void ints(@ForAll int a, @ForAll int b) {
    Value x = input("a", a, TraceCode.INT, a);
    Value y = input("b", b, TraceCode.INT, b);
    requireBoth(Numbers.binary(Opcodes.IADD, x, y), a + b);
    requireBoth(Numbers.binary(Opcodes.ISUB, x, y), a - b);
    requireBoth(Numbers.binary(Opcodes.IMUL, x, y), a * b);
    requireBoth(Numbers.binary(Opcodes.ISHL, x, y), a << b);
    requireBoth(Numbers.binary(Opcodes.IUSHR, x, y), a >>> b);
    requireBoth(Numbers.binary(Opcodes.IXOR, x, y), a ^ b);
    requireBoth(Numbers.negated(x), -a);
    requireBoth(Numbers.cast(Opcodes.I2B, x), (int) (byte) a);
    requireBoth(Numbers.cast(Opcodes.I2L, x), (long) a);
    if (b != 0) {
      requireBoth(Numbers.binary(Opcodes.IDIV, x, y), a / b);
      requireBoth(Numbers.binary(Opcodes.IREM, x, y), a % b);
    }
    inputs = new Inputs();
  }

  @Property
  void doubles(@ForAll double a, @ForAll double b) {
    Value x = input("a", a, TraceCode.DOUBLE, Double.doubleToRawLongBits(a));
    Value y = input("b", b, TraceCode.DOUBLE, Double.doubleToRawLongBits(b));
    requireBoth(Numbers.binary(Opcodes.DADD, x, y), a + b);
    requireBoth(Numbers.binary(Opcodes.DMUL, x, y), a * b);
    requireBoth(Numbers.binary(Opcodes.DDIV, x, y), a / b);
    requireBoth(Numbers.cast(Opcodes.D2I, x), (int) a);
    assertThat(Numbers.compared(Opcodes.DCMPL, x, y).constant())
        .isEqualTo(a < b ? -1 : a > b ? 1 : 0);
    inputs = new Inputs();
  }

  /** A number that does not depend on inputs has no expression. */
  @Property
  void constantsStayConstants(@ForAll int a, @ForAll int b) {
    Value sum = Numbers.binary(Opcodes.IADD, Value.of(a), Value.of(b));
    assertThat(sum.symbol()).isNull();
    assertThat(sum.constant()).isEqualTo(a + b);
  }
}
