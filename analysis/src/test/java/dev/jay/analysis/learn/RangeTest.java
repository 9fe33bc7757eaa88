package dev.jay.analysis.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.schedules.Precondition;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RangeTest {
  private static Range of(int low, int high) {
    return new Range(Precondition.value(low), Precondition.value(high), Set.of());
  }

  private static int end(Precondition end) {
    return (Integer) java.util.Objects.requireNonNull(end.evaluate(Map.of()));
  }

  @Property
  void allThatNumbersOfTwoRangesCanGiveLiesInTheirResult(
      @ForAll @IntRange(min = -20, max = 20) int low,
      @ForAll @IntRange(max = 6) int more,
      @ForAll @IntRange(min = -9, max = 9) int by) {
    for (String operator : new String[] {"+", "-", "*"}) {
      Range range = Range.of(operator, of(low, low + more), of(by, by));
      for (int n = low; n <= low + more; n++) {
        int result = operator.equals("+") ? n + by : operator.equals("-") ? n - by : n * by;
        assertThat(result).isBetween(end(range.low()), end(range.high()));
      }
    }
  }

  @Test
  void rangesAreApartIfOneEndsBeforeTheOtherBegins() {
    assertThat(Range.apart(of(0, 4), of(5, 9)).holds(Map.of())).isTrue();
    assertThat(Range.apart(of(0, 5), of(5, 9)).holds(Map.of())).isFalse();
    assertThat(Range.apart(of(0, 5), Range.unknown(Set.of()))).isNull();
  }

  @Test
  void whatIsMadeOfAnythingIsAnything() {
    Range anything = Range.unknown(Set.of());
    assertThat(Range.of("+", of(0, 1), anything)).isEqualTo(anything);
  }
}
