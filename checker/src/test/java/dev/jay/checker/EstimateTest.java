package dev.jay.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.jay.runtime.explore.RunLog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
  private static final int UNBOUND = Integer.MAX_VALUE;

  @ParameterizedTest
  @CsvSource({"2, 1", "2, 10", "3, 5", "5, 3"})
  void isExactAllTheTimeInAUniformTree(int width, int depth) {
    Trail trail = new Trail();
    double leaves = Math.pow(width, depth);
    for (long seen = 1; seen < leaves; seen++) {
      goOn(trail, width, depth);
      assertThat(Estimate.of(seen, List.of(trail), UNBOUND).value())
          .isCloseTo(leaves, within(leaves / 1e9));
    }
  }

  /** To the leaf after the one where the trail ends, or to the second if it is empty. */
  private static void goOn(Trail trail, int width, int depth) {
    if (trail.size() == 0) {
      goDown(trail, width, depth);
    }
    while (trail.last().done == trail.last().enabled) {
      trail.removeLast();
    }
    int next = Long.bitCount(trail.last().done);
    trail.last().choose(next);
    trail.turn(next);
    goDown(trail, width, depth);
  }

  private static void goDown(Trail trail, int width, int depth) {
    while (trail.size() < depth) {
      Node node = new Node((1L << width) - 1, -1, 0, 0);
      node.backtrack = node.enabled;
      node.choose(0);
      trail.add(node, 0);
    }
  }

  @Test
  void aSpaceMayBeTooLargeForANumber() {
    Trail trail = new Trail();
    goDown(trail, 10, 20_000);
    goOn(trail, 10, 20_000);
    Estimate estimate = Estimate.of(1, List.of(trail), UNBOUND);
    assertThat(estimate.log10()).isCloseTo(20_000, within(1e-6));
    assertThat(estimate).hasToString("1.0e20000");
  }

  @ParameterizedTest
  @CsvSource({"252, 252", "999, 999", "34650, '35,000'", "2.4e14, '240,000,000,000,000'"})
  void isShownWithTwoDigits(double schedules, String text) {
    assertThat(Estimate.of(schedules)).hasToString(text);
  }

  /** As {@code counts.Traces monitor} and {@code volatile-increment}. */
  @ParameterizedTest
  @CsvSource({
    "L6 U6 L6 U6 L6 U6 L6 U6 L6 U6, L6 U6 L6 U6 L6 U6 L6 U6 L6 U6, 252",
    "L6 U6 L6 U6 L6 U6, L6 U6 L6 U6 L6 U6, 20",
    "R1 W1, R1 W1, 4"
  })
  void comesToTheCountAtTheEnd(String first, String second, int count) {
    Model model = Model.of(first, second);
    Trail trail = new Trail();
    Dpor dpor = new Dpor(trail, 0, UNBOUND);
    RunLog log = new RunLog();
    long seen = 0;
    Estimate last = Estimate.NONE;
    while (dpor.begin(0)) {
      model.run(dpor, log);
      dpor.end(log);
      seen += dpor.wasRedundant() ? 0 : 1;
      last = Estimate.of(seen, dpor.isDone() ? List.of() : List.of(trail), UNBOUND);
      assertThat(last.value()).isBetween(seen - 0.5, 4.0 * count);
    }
    assertThat(last.value()).isCloseTo(count, within(1e-6));
  }
}
