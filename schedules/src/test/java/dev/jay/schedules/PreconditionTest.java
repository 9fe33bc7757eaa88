package dev.jay.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PreconditionTest {
  private static boolean holds(String text, Map<String, ?> inputs) {
    Precondition parsed = PreconditionParser.parse(text);
    assertThat(PreconditionParser.parse(parsed.toString())).isEqualTo(parsed);
    return parsed.holds(inputs);
  }

  @Test
  void conditionsAreEvaluatedAsJavaWould() {
    Map<String, String> inputs = Map.of("arg1", "4", "arg2", "17");
    assertThat(holds("arg1 = \"4\" and parseInt(arg2) >= 16", inputs)).isTrue();
    assertThat(holds("arg1 = \"5\" or parseInt(arg2) % 2 = 0", inputs)).isFalse();
    assertThat(holds("2147483647 + 1 < 0 and 2147483647L + 1 > 0", inputs)).isTrue();
    assertThat(holds("charAt(arg2, 1) = 55 and length(arg2) = 2", inputs)).isTrue();
  }

  @Test
  void whatCannotBeEvaluatedDoesNotHoldAndNeitherDoesItsOpposite() {
    for (String text : new String[] {"parseInt(a) = 1", "b = 1", "1 / 0 = 1", "a < 1"}) {
      assertThat(holds(text, Map.of("a", "x"))).isFalse();
      assertThat(holds("not(" + text + ")", Map.of("a", "x"))).isFalse();
    }
  }

  @Test
  void shiftsBitsAndCastsAreTheJvms() {
    assertThat(holds("1 << 33 = 2 and 1L << 33 = 8589934592L", Map.of())).isTrue();
    assertThat(holds("-1 >>> 28 = 15 and -16 >> 2 = -4 and -1L >>> 60 = 15L", Map.of())).isTrue();
    assertThat(holds("flags & 4 = 4 and (1 | 2 ^ 3 & 1) = 3", Map.of("flags", 6))).isTrue();
    assertThat(holds("toByte(200) = -56 and toChar(-1) = 65535", Map.of())).isTrue();
    assertThat(holds("toShort(65535) = -1 and toInt(1.0E30) = 2147483647", Map.of())).isTrue();
    assertThat(holds("toInt(NaN) = 0 and toLong(-Infinity) < 0", Map.of())).isTrue();
    assertThat(holds("toFloat(0.1) = 0.1f and 0.1f != 0.1", Map.of())).isTrue();
    assertThat(holds("toDouble(16777217 + 0.0f) = 1.6777216E7", Map.of())).isTrue();
    assertThat(holds("min(3, 2L) = 2 and max(-1.5f, -2) = -1.5f", Map.of())).isTrue();
    assertThat(holds("abs(-2147483648) < 0 and neg(a) = -3", Map.of("a", 3))).isTrue();
    assertThat(holds("1.5 << 1 = 3", Map.of())).isFalse();
  }

  @Test
  void textsAreLookedInto() {
    Map<String, String> inputs = Map.of("a", " In.TXT ", "e", "");
    assertThat(holds("startsWith(trim(a), \"In\") and endsWith(a, \"TXT \")", inputs)).isTrue();
    assertThat(holds("contains(a, \".\") and not(contains(a, \"x\"))", inputs)).isTrue();
    assertThat(holds("equalsIgnoreCase(trim(a), \"in.txt\")", inputs)).isTrue();
    assertThat(holds("toLowerCase(a) = \" in.txt \" and isEmpty(e)", inputs)).isTrue();
    assertThat(holds("indexOf(a, \".\") = 3 and indexOf(a, 46) = 3", inputs)).isTrue();
    assertThat(holds("indexOf(a, \"x\") = -1 and not(isEmpty(a))", inputs)).isTrue();
    assertThat(holds("isEmpty(missing) or startsWith(a, 1) or trim(1) = 1", inputs)).isFalse();
    assertThat(holds("given(a) and not(given(missing))", inputs)).isTrue();
    assertThat(holds("given(parseInt(a))", inputs)).isFalse();
  }

  @Test
  void conjunctsAreWhatAllMustHold() {
    assertThat(PreconditionParser.parse("a = 1 and (b = 2 and (c = 3 or d = 4))").conjuncts())
        .map(Precondition::toString)
        .containsExactly("a = 1", "b = 2", "c = 3 or d = 4");
  }

  @Test
  void bracketsStandWherePrecedenceNeedsThem() {
    for (String text :
        new String[] {
          "threads = 4 and blocks = 16",
          "(a = 1 or b = 2) and not(c = 3)",
          "a - (b - c) * 2 > -1",
          "a - -1 = b",
          "size(arg0) > 10L and stdin[3] != `my-name`",
          "digest(arg0) = \"00ff\" and `size(/a/b c)` = 3L and given(env[HOME])",
          "`and` = `a b` or `size(x` = NaN",
          "a = b = true",
        }) {
      assertThat(PreconditionParser.parse(text)).hasToString(text);
    }
    assertThat(PreconditionParser.parse("a -1")).hasToString("a - 1");
  }

  @Test
  void longConjunctionsAreReadAndDeepNestingIsRefused() {
    assertThat(holds("a = 1" + " and a = 1".repeat(900), Map.of("a", 1))).isTrue();
    assertThatThrownBy(() -> PreconditionParser.parse("(".repeat(201) + "a" + ")".repeat(201)))
        .hasMessageContaining("nested");
    assertThatThrownBy(() -> PreconditionParser.parse("a" + " + a".repeat(2001)))
        .hasMessageContaining("operations");
  }

  @Property(tries = 500)
  void everyExpressionIsReadBackAsItWas(@ForAll("expressions") Precondition expression) {
    assertThat(PreconditionParser.parse(expression.toString())).isEqualTo(expression);
  }

  @Provide
  Arbitrary<Precondition> expressions() {
    Arbitrary<Object> values =
        Arbitraries.oneOf(
            Arbitraries.integers().map(x -> x),
            Arbitraries.longs().map(x -> x),
            Arbitraries.doubles().map(x -> x),
            Arbitraries.floats().map(x -> x),
            Arbitraries.of(Double.NaN, -1 / 0.0, -0.0, Float.NaN, -1 / 0.0f, true),
            Arbitraries.strings().map(x -> x));
    Arbitrary<Precondition> leaves =
        Arbitraries.oneOf(
            values.map(Precondition::value), Arbitraries.strings().map(Precondition::input));
    return Arbitraries.lazyOf(() -> leaves, () -> leaves, this::operations);
  }

  private Arbitrary<Precondition> operations() {
    Arbitrary<String> operators =
        Arbitraries.of("or", "and", "=", "<", "|", "^", "&", ">>>", "-", "+", "*", "%", "min");
    return Combinators.combine(operators, expressions(), expressions())
        .as((operator, a, b) -> Precondition.of(operator, a, b));
  }

  @Property(tries = 300)
  void anyTextPinsItself(@ForAll String text) {
    Precondition pin = Precondition.of("=", Precondition.input("a"), Precondition.value(text));
    assertThat(holds(pin.toString(), Map.of("a", text))).isTrue();
    assertThat(pin.holds(Map.of("a", text + "x"))).isFalse();
  }

  @Property(tries = 300)
  void nonsenseIsRefused(@ForAll String text) {
    assertThatThrownBy(() -> PreconditionParser.parse(text + " ("))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
