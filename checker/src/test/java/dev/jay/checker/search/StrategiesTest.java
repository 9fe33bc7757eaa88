package dev.jay.checker.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the papers promise of the strategies that draw, on models, with fixed seeds. */
class StrategiesTest {
  private static final int RUNS = 6_000;

  private static Map<String, Integer> counts(Model model, Strategy strategy) {
    Map<String, Integer> counts = new HashMap<>();
    RunLog log = new RunLog();
    for (int run = 0; run < RUNS; run++) {
      strategy.begin(run);
      counts.merge(model.run(strategy, log), 1, Integer::sum);
      strategy.end(log);
    }
    return counts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "pct", "pos", "surw", "kinds"})
  void twoOrdersOfOneRaceAreEquallyLikely(String name) {
    Map<String, Integer> counts = counts(Model.of("W1 R2", "W1 R3"), Strategies.make(name, 1, 3));
    assertThat(counts).hasSize(2);
    assertThat(counts.values()).allSatisfy(n -> assertThat(n).isCloseTo(RUNS / 2, within(500)));
  }

  @Test
  void surwIsUniformWhereStrandsDifferInLength() {
    Map<String, Integer> counts = counts(Model.of("W1 W1 W1 W1 W1", "W1"), new Surw(1));
    assertThat(counts).hasSize(6);
    assertThat(counts.values()).allSatisfy(n -> assertThat(n).isCloseTo(RUNS / 6, within(150)));
  }

  @Test
  void aRandomWalkIsNot() {
    Map<String, Integer> counts = counts(Model.of("W1 W1 W1 W1 W1", "W1"), new RandomWalk(1));
    assertThat(counts.values()).anyMatch(n -> n < RUNS / 20).anyMatch(n -> n > RUNS / 3);
  }

  /** With n strands and k events a bug of depth d has probability 1/(n k^(d-1)) at least. */
  @Test
  void pctKeepsItsBound() {
    Model model = Model.of("W1 R2 R2 W1", "R1 R2", "R2 R2"); // depth 2: read between the writes
    Map<String, Integer> counts = counts(model, new Pct(1, 2));
    int between =
        counts.entrySet().stream()
            .filter(e -> e.getKey().matches(".*1:1w .*2:1r .*1:1w .*"))
            .mapToInt(Map.Entry::getValue)
            .sum();
    int events = 32; // the length that is assumed before a longer one is seen
    assertThat(between).isGreaterThan(RUNS / (3 * events));
  }

  @Test
  void pctOfDepthOneNeverTakesTheTurnFromOneThatCanGoOn() {
    Model model = Model.of("W1 W1 W1", "W1 W1 W1", "W1 W1 W1");
    assertThat(counts(model, new Pct(1, 1))).hasSize(6);
  }

  /** A strand's first event is equally likely at any place among independent ones. */
  @Test
  void posDrawsAnewOnlyForWhatRaces() {
    Model model = Model.of("R1 W2", "R1 R3", "W2");
    Map<String, Integer> counts = counts(model, new Pos(1));
    assertThat(counts).hasSize(2);
    assertThat(counts.values()).allSatisfy(n -> assertThat(n).isGreaterThan(RUNS / 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pct", "surw"})
  void whatWasLearnedIsHandedOn(String name) {
    Model model = Model.of("W1 W2 W1", "W1 W2", "W2");
    List<String> one = new ArrayList<>();
    List<String> two = new ArrayList<>();
    RunLog log = new RunLog();
    Strategy strategy = Strategies.make(name, 9, 3);
    int[] learned = {};
    for (int run = 0; run < 100; run++) {
      strategy.begin(run);
      one.add(model.run(strategy, log));
      strategy.end(log);
      Strategy fresh = Strategies.make(name, 9, 3);
      fresh.learn(learned);
      fresh.begin(run);
      two.add(model.run(fresh, log));
      fresh.end(log);
      learned = fresh.learned();
    }
    assertThat(two).isEqualTo(one);
  }
}
