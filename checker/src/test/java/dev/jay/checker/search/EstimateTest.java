package dev.jay.checker.search;

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
    TreePath path = new TreePath();
    double leaves = Math.pow(width, depth);
    for (long seen = 1; seen < leaves; seen++) {
      goOn(path, width, depth);
      assertThat(Estimate.of(seen, List.of(path), UNBOUND).value())
          .isCloseTo(leaves, within(leaves / 1e9));
    }
  }

  /** To the leaf after the one where the path ends, or to the second if it is empty. */
  private static void goOn(TreePath path, int width, int depth) {
    if (path.size() == 0) {
      goDown(path, width, depth);
    }
    while (path.last().done == path.last().enabled) {
      path.removeLast();
    }
    int next = Long.bitCount(path.last().done);
    path.last().choose(next);
    path.turn(next);
    goDown(path, width, depth);
  }

  private static void goDown(TreePath path, int width, int depth) {
    while (path.size() < depth) {
      Node node = new Node((1L << width) - 1, -1, 0, 0);
      node.backtrack = node.enabled;
      node.choose(0);
      path.add(node, 0);
    }
  }

  @Test
  void aSpaceMayBeTooLargeForANumber() {
    TreePath path = new TreePath();
    goDown(path, 10, 20_000);
    goOn(path, 10, 20_000);
    Estimate estimate = Estimate.of(1, List.of(path), UNBOUND);
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
    TreePath path = new TreePath();
    Dpor dpor = new Dpor(path, 0, UNBOUND);
    RunLog log = new RunLog();
    long seen = 0;
    Estimate last = Estimate.NONE;
    while (dpor.begin(0)) {
      model.run(dpor, log);
      dpor.end(log);
      seen += dpor.wasRedundant() ? 0 : 1;
      last = Estimate.of(seen, dpor.isDone() ? List.of() : List.of(path), UNBOUND);
      assertThat(last.value()).isBetween(seen - 0.5, 4.0 * count);
    }
    assertThat(last.value()).isCloseTo(count, within(1e-6));
  }
}
