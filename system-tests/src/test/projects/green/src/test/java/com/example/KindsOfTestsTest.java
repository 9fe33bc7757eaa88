package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.jay.junit.CheckSchedules;
import dev.jay.junit.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strategies, bounds, and tests with arguments. */
@CheckSchedules
class KindsOfTestsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void argumentsReachEveryRun(int rounds) throws InterruptedException {
    Counter counter = new Counter();
    for (int i = 0; i < rounds; i++) {
      counter.incrementInTwoThreads();
    }
    assertEquals(2 * rounds, counter.count());
  }

  @CheckSchedules(strategy = Strategy.RANDOM, runs = 20)
  void random() throws InterruptedException {
    counts();
  }

  @CheckSchedules(strategy = Strategy.PCT, runs = 20)
  void pct() throws InterruptedException {
    counts();
  }

  @CheckSchedules(strategy = Strategy.POS, runs = 20)
  void pos() throws InterruptedException {
    counts();
  }

  @CheckSchedules(strategy = Strategy.SURW, runs = 20, seed = 7)
  void surw() throws InterruptedException {
    counts();
  }

  @Test
  void assumptionsAbort() {
    assumeTrue(false, "not here");
  }

  @Test
  void expectedExceptionsAreNoFailures() {
    assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException(); });
  }

  private static void counts() throws InterruptedException {
    Counter counter = new Counter();
    counter.incrementInTwoThreads();
    assertEquals(2, counter.count());
  }
}
