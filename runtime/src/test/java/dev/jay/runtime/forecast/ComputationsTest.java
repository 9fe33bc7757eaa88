package dev.jay.runtime.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComputationsTest {
  private static final int LONG = 1 << 14;

  private final Computations computations = new Computations();

  private static int after(int... kinds) {
    int history = 0;
    for (int kind : kinds) {
      history = Computations.history(history, kind, 1);
    }
    return history;
  }

  @Test
  void whatCameAfterTheSameOperationsIsExpectedAgain() {
    computations.learn(after(1, 2, 3), LONG);
    assertThat(computations.expectedAfter(after(1, 2, 3))).isPositive();
    assertThat(computations.expectedAfter(after(1, 3, 2))).isZero();
  }

  @Test
  void theLastTimeCounts() {
    computations.learn(after(1, 2), LONG);
    computations.learn(after(1, 2), 0);
    assertThat(computations.expectedAfter(after(1, 2))).isZero();
  }

  @Test
  void anOperationIsKnownByTheClassOfItsObjectToo() {
    assertThat(Computations.history(0, 1, 1)).isNotEqualTo(Computations.history(0, 1, 2));
  }

  @Test
  void lengthsAreCoarseAndLongerOnesTakeMoreRounds() {
    assertThat(Computations.lengthOf(0)).isZero();
    assertThat(Computations.lengthOf(LONG + 1)).isEqualTo(Computations.lengthOf(LONG + LONG / 2));
    assertThat(Computations.rounds(Computations.lengthOf(100 * LONG)))
        .isGreaterThan(Computations.rounds(Computations.lengthOf(LONG)));
  }

  @Test
  void whatIsAddedUpDoesNotOverflow() {
    int computed = 0;
    for (int i = 0; i < 1000; i++) {
      computed = Computations.add(computed, Integer.MAX_VALUE);
    }
    assertThat(computed).isPositive();
  }

  @Test
  void classesHaveNumbersInTheOrderOfAsking() {
    ClassNumbers numbers = new ClassNumbers();
    assertThat(numbers.numberOf("a")).isEqualTo(1);
    assertThat(numbers.numberOf(1)).isEqualTo(2);
    assertThat(numbers.numberOf("b")).isEqualTo(1);
    assertThat(numbers.numberOf(null)).isZero();
  }
}
