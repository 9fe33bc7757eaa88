package dev.jay.bench.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.Kind;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static final Offset<Double> NEARLY = Offset.offset(1e-3);
  private static final Costs HAND_OVER = new Costs(0, 1_000, 0, 0);

  @Test
  void strandsThatOnlyComputeNeedNobody() {
    Course course = new Play().start(1).ends(0, 1_000).ends(1, 1_000).course.complete();
    for (Rules rules : Curves.RULES) {
      assertThat(nanos(course, rules, 2)).as(rules.name()).isCloseTo(1_000, NEARLY);
      assertThat(nanos(course, rules, 1)).as(rules.name()).isCloseTo(2_000, NEARLY);
    }
    assertThat(Bound.of(course, Costs.NONE).on(2)).isEqualTo(1_000);
  }

  @Test
  void threeStrandsShareTwoCores() {
    Course course =
        new Play().start(1, 2).ends(0, 1_000).ends(1, 1_000).ends(2, 1_000).course.complete();
    assertThat(nanos(course, Rules.FREE, 2)).isCloseTo(1_500, NEARLY);
  }

  @Test
  void aLockHasOneOwnerAtATime() {
    Play play = new Play().start(1);
    for (int i = 0; i < 10; i++) {
      for (int strand = 0; strand < 2; strand++) {
        play.enter(strand, 1, 0).exit(strand, 1, 100);
      }
    }
    Course course = play.ends(0, 0).ends(1, 0).course.complete();
    for (Rules rules : Curves.RULES) {
      assertThat(nanos(course, rules, 8)).as(rules.name()).isCloseTo(2_000, NEARLY);
    }
    assertThat(Bound.of(course, Costs.NONE).on(8)).isEqualTo(2_000);
  }

  @Test
  void stretchesEndAConvoyThatRoundsPayForAtEachStep() {
    Play play = new Play().start(1);
    for (int i = 0; i < 50; i++) {
      for (int strand = 0; strand < 2; strand++) {
        play.enter(strand, 1, 0).exit(strand, 1, 10);
      }
    }
    Course course = play.ends(0, 0).ends(1, 0).course.complete();
    long rounds = Simulation.of(course, Rules.ROUNDS, HAND_OVER, 2).handOvers();
    long stretches = Simulation.of(course, Rules.stretches(256), HAND_OVER, 2).handOvers();
    assertThat(rounds).isGreaterThan(90);
    assertThat(stretches).isLessThan(6);
  }

  @Test
  void theStagesOfAPipelineWorkSideBySide() {
    Course course = pipeline(10);
    assertThat(nanos(course, Rules.FREE, 2)).isCloseTo(1_100, NEARLY);
    assertThat(nanos(course, Rules.FREE, 1)).isCloseTo(2_000, NEARLY);
    assertThat(Bound.of(course, Costs.NONE).on(2)).isEqualTo(1_100);
  }

  /** Strand 0 makes something in 100 ns and wakes strand 1, which works on it for 100 ns. */
  private static Course pipeline(int items) {
    Play play = new Play().start(1).waits(1, 0);
    for (int i = 0; i < items; i++) {
      play.wakes(0, 1, 100).goesOn(1);
      if (i + 1 < items) {
        play.waits(1, 100);
      }
    }
    return play.ends(0, 0).ends(1, 100).course.complete();
  }

  @Test
  void inRoundsWhoMakesOperationsWaitsForWhoComputes() {
    Play play = new Play().start(1);
    for (int i = 0; i < 3; i++) {
      play.operation(0, Kind.VOLATILE, 1, 0, 0).operation(1, Kind.VOLATILE, 1, 1_000, 0);
    }
    Course course = play.ends(0, 0).ends(1, 0).course.complete();
    assertThat(nanos(course, Rules.ROUNDS, 2)).isCloseTo(3_000, NEARLY);
    Course alone = new Play().start(1).ends(0, 500).ends(1, 0).course.complete();
    assertThat(nanos(alone, Rules.ROUNDS, 2)).isCloseTo(500, NEARLY);
  }

  @Test
  void whoHasKeptTheTurnGivesItUpInTheMiddleOfALongComputation() {
    Play play = new Play().start(1);
    play.operation(0, Kind.YIELD, 0, 0, 0); // strand 1 has joined the next round
    play.operation(0, Kind.YIELD, 0, 0, 0).operation(1, Kind.VOLATILE, 1, 0, 0);
    play.operation(1, Kind.VOLATILE, 1, 8_000, 8_192, 0).ends(1, 0);
    play.operation(0, Kind.VOLATILE, 1, 0, 0).ends(0, 6_000);
    Course course = play.course.complete();
    Rules weighted = Rules.stretches(256);
    assertThat(nanos(course, weighted, 2)).isCloseTo(10_000, NEARLY); // 4096 trips, and 6000
    assertThat(nanos(course, weighted.withoutWeights(), 2)).isCloseTo(14_000, NEARLY);
    assertThat(nanos(course, weighted.withHints(), 2)).isCloseTo(8_000, NEARLY);
  }

  @Test
  void whatIsOnlyReadTakesNoTurnAfterSomeReads() {
    Play play = new Play().start(1);
    for (int i = 0; i < 1_000; i++) {
      play.read(0, 1, 10).read(1, 1, 10);
    }
    Course course = play.ends(0, 0).ends(1, 0).course.complete();
    Rules leases = Rules.stretches(1);
    Simulation.Outcome with = Simulation.of(course, leases, HAND_OVER, 2);
    Simulation.Outcome without = Simulation.of(course, leases.withoutLeases(), HAND_OVER, 2);
    assertThat(with.operations()).isLessThan(40);
    assertThat(without.operations()).isGreaterThan(2_000);
    assertThat(with.nanos()).isLessThan(without.nanos() / 10);
  }

  @Test
  void whoWaitsForEachOtherGoesOnInTheOrderOfTheRun() {
    // Strand 1 enters first in the run; here strand 0 is quicker, holds the monitor and waits for
    // 1.
    Play play = new Play().start(1);
    play.enter(1, 1, 1_000).exit(1, 1, 0);
    play.enter(0, 1, 0).waits(0, 0).wakes(1, 0, 0).goesOn(0).exit(0, 1, 0);
    Course course = play.ends(0, 0).ends(1, 0).course.complete();
    Simulation.Outcome outcome = Simulation.of(course, Rules.FREE, Costs.NONE, 2);
    assertThat(outcome.forced()).isEqualTo(1);
    assertThat(outcome.nanos()).isCloseTo(1_000, NEARLY);
  }

  private static double nanos(Course course, Rules rules, int cores) {
    Simulation.Outcome outcome = Simulation.of(course, rules, Costs.NONE, cores);
    assertThat(outcome.forced()).as("waits ended by force").isZero();
    return outcome.nanos();
  }
}
