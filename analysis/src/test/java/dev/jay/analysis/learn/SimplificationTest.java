package dev.jay.analysis.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.schedules.Precondition;
import dev.jay.schedules.PreconditionParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SimplificationTest {
  private static List<String> simplified(String... conditions) {
    List<Precondition> all = new ArrayList<>();
    for (String each : conditions) {
      all.add(PreconditionParser.parse(each));
    }
    return Simplification.of(all).stream().map(Precondition::toString).toList();
  }

  @Test
  void boundsThatMeetBecomeAnEquation() {
    assertThat(simplified("n > 11", "n <= 12")).containsExactly("n = 12");
  }

  @Test
  void aBoundThatIsExcludedMovesOn() {
    assertThat(simplified("n > 2", "n <= 4", "n != 1", "n != 3")).containsExactly("n = 4");
  }

  @Test
  void whatEquationsDecideIsLeftOut() {
    assertThat(simplified("parseInt(a) = 2", "parseInt(a) > 0", "parseInt(b) >= parseInt(a)"))
        .containsExactly("parseInt(a) = 2", "parseInt(b) >= parseInt(a)");
  }

  /** Bounds, equations and their opposites of one input, all of which hold of some value. */
  @Property
  void nothingIsAddedAndNothingLost(
      @ForAll @IntRange(min = -5, max = 5) int held,
      @ForAll @Size(max = 8) List<@IntRange(min = -6, max = 6) Integer> constants) {
    List<Precondition> all = new ArrayList<>();
    for (int c : constants) {
      String relation = held < c ? "<" : held > c ? (c % 2 == 0 ? ">" : "!=") : "<=";
      all.add(PreconditionParser.parse("n " + relation + " " + c));
    }
    List<Precondition> simple = Simplification.of(all);
    for (int n = -10; n <= 10; n++) {
      Map<String, Object> inputs = Map.of("n", n);
      assertThat(simple.stream().allMatch(each -> each.holds(inputs)))
          .as("%d: %s of %s", n, simple, all)
          .isEqualTo(all.stream().allMatch(each -> each.holds(inputs)));
    }
  }
}
