package dev.jay.analysis.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Sets of inputs are sets, however many inputs there are. */
class InputSetTest {
  private static InputSet of(Set<Integer> numbers) {
    InputSet set = InputSet.EMPTY;
    for (int each : numbers) {
      set = set.with(InputSet.of(each));
    }
    return set;
  }

  @Property
  void theyJoinAndMeet(
      @ForAll Set<@IntRange(max = 300) Integer> a, @ForAll Set<@IntRange(max = 300) Integer> b) {
    Set<Integer> all = new TreeSet<>(a);
    all.addAll(b);
    assertThat(of(a).with(of(b)).numbers().boxed()).containsExactlyElementsOf(all);
    assertThat(of(a).meets(of(b))).isEqualTo(a.stream().anyMatch(b::contains));
    assertThat(of(a).isEmpty()).isEqualTo(a.isEmpty());
    assertThat(of(a).with(of(b))).isEqualTo(of(b).with(of(a)));
  }
}
