package dev.jay.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The races and constraints of an execution, against brute force over all pairs of accesses. */
class SubsumptionTest {
  private static final int NONE = -1;

  @Property(tries = 400)
  void theConstraintsOrderEveryPairThatConflicts(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 4) int strands,
      @ForAll @IntRange(min = 1, max = 3) int locations) {
    Trace trace = Executions.any(seed, strands, 40, locations);
    Races races = Races.of(trace);
    boolean[][] before = Executions.closure(trace, races, Subsumption.needed(trace, races), NONE);
    for (int[] pair : Executions.conflicts(trace)) {
      assertThat(before[pair[0]][pair[1]]).isTrue();
      assertThat(before[pair[1]][pair[0]]).isFalse();
    }
  }

  @Property(tries = 400)
  void noneOfTheConstraintsFollowsFromTheOthers(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 4) int strands) {
    Trace trace = Executions.any(seed, strands, 40, 2);
    Races races = Races.of(trace);
    IntColumn needed = Subsumption.needed(trace, races);
    for (int i = 0; i < needed.size(); i++) {
      boolean[][] before = Executions.closure(trace, races, needed, i);
      int first = races.firsts.get(needed.get(i));
      int second = races.seconds.get(needed.get(i));
      assertThat(before[first][second]).isFalse();
    }
  }

  @Property(tries = 400)
  void aRaceIsAConflictThatTheScheduleLeavesOpen(@ForAll long seed) {
    Trace trace = Executions.any(seed, 3, 40, 2);
    Races races = Races.of(trace);
    long open =
        Executions.conflicts(trace).stream()
            .filter(pair -> trace.areConcurrent(pair[0], pair[1]))
            .count();
    assertThat(races.all).isEqualTo(open);
    assertThat(races.count() > 0).isEqualTo(open > 0);
  }
}
