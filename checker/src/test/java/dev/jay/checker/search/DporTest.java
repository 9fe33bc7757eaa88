package dev.jay.checker.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dpor against trying everything. */
class DporTest {
  @Provide
  Arbitrary<Model> models() {
    return Models.any();
  }

  @Property(tries = 500)
  void everyTraceIsExploredOnce(@ForAll("models") Model model) {
    Set<String> traces = model.traces();
    Assume.that(traces.stream().noneMatch(Model::isDeadlock));
    assertThat(explore(model)).containsExactlyInAnyOrderElementsOf(traces);
  }

  /** What never happens races with nothing, so a deadlock ends the search, as it ends a check. */
  @Property(tries = 500)
  void aDeadlockIsFoundIfThereIsOne(@ForAll("models") Model model) {
    assertThat(explore(model).stream().anyMatch(Model::isDeadlock))
        .isEqualTo(model.traces().stream().anyMatch(Model::isDeadlock));
  }

  @ParameterizedTest
  @CsvSource({
    "W1 W1, W1 W1, 6",
    "W1, W2, 1",
    "R1, R1, 1",
    "L6 U6, L6 U6, 2",
    "L6 W1 U6, L6 W1 U6, 2",
    "L6 L7 U7 U6, L6 L7 U6 U7, 2",
    "C3 C3, A3, 1",
  })
  void tracesOfTwoStrands(String first, String second, int traces) {
    Model model = Model.of(first, second);
    assertThat(model.traces()).hasSize(traces);
    assertThat(explore(model)).hasSize(traces);
  }

  /** Programs of which traces were lost once; what was missing is in {@link RaceReversals}. */
  @ParameterizedTest
  @CsvSource({
    "C4, L6 X5 U6, S6 L6 A4 U6", // given up while a strand waits for a lock
    "L7 W1 U7, S6 L6 L7 U6 U7, L6 T1 U6", // the same, while two wait
    "L6 W1 U6, X5 L7 T1 P5 U7, S7", // what is tested decides whether the lock is released
  })
  void noTraceOfThreeStrandsIsLost(String first, String second, String third) {
    Model model = Model.of(first, second, third);
    assertThat(explore(model)).containsExactlyInAnyOrderElementsOf(model.traces());
  }

  private static List<String> explore(Model model) {
    return explore(model, Integer.MAX_VALUE);
  }

  /** The traces of the runs that were not given up. */
  private static List<String> explore(Model model, int preemptions) {
    Dpor dpor = new Dpor(preemptions);
    RunLog log = new RunLog();
    List<String> traces = new ArrayList<>();
    for (long run = 0; dpor.begin(run); run++) {
      String trace = model.run(dpor, log);
      dpor.end(log);
      if (!dpor.wasRedundant()) {
        traces.add(trace);
      }
    }
    return traces;
  }

  @Property(tries = 300)
  void aBoundOnPreemptionsLosesTracesAndDoublesNone(@ForAll("models") Model model) {
    List<String> traces = explore(model, 1);
    assertThat(traces).doesNotHaveDuplicates();
    assertThat(model.traces()).containsAll(new HashSet<>(traces));
  }
}
