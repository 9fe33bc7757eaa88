package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.LongRange;

/**
 * Random programs over all operations: each ends, and disturbed runs have one output and one
 * schedule. A soak: {@code -Djqwik.tries.default=500}.
 */
class RandomProgramsTest {
  @Property(edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void haveOneScheduleAndEnd(@ForAll @LongRange(max = Integer.MAX_VALUE) long seed) {
    List<Launch> launches = new ArrayList<>();
    for (Jdk jdk : Jdk.all()) {
      launches.addAll(
          Repeats.launches(Launch.plain(jdk, "random.RandomProgram", Long.toString(seed)), 1));
    }
    List<Outcome> outcomes = Forks.runAll(launches);
    for (Jdk jdk : Jdk.all()) {
      List<Outcome> own =
          outcomes.stream().filter(outcome -> outcome.launch().jdk().equals(jdk)).toList();
      assertThat(own).allSatisfy(run -> assertThat(run.exit()).as(run.describe()).isZero());
      Repeats.requireOne(own);
    }
  }
}
