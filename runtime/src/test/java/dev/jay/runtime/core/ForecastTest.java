package dev.jay.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForecastTest {
  private final Forecast forecast = new Forecast();

  private static RoundRobin.Habits worker() {
    return new RoundRobin.Habits();
  }

  /** A task that splits once, computes one part and joins the other. */
  private String split(RoundRobin.Habits s) {
    StringBuilder expected = new StringBuilder();
    expected.append(forecast.begun(s) ? 'c' : 'f');
    expected.append(forecast.forked(s) ? 'c' : 'f');
    expected.append(forecast.begun(s) ? 'c' : 'f');
    forecast.ended(s);
    forecast.ended(s);
    return expected.toString();
  }

  private RoundRobin.Habits workerWithAHabit() {
    RoundRobin.Habits s = worker();
    for (int i = 0; i < 8; i++) {
      split(s);
    }
    return s;
  }

  @Test
  void whoeverWasNotSeenBeforeIsExpectedToCompute() {
    assertThat(split(worker())).isEqualTo("ccc");
  }

  @Test
  void whatCameLastAfterTheSameStepsIsExpected() {
    RoundRobin.Habits s = workerWithAHabit();
    assertThat(split(s)).isEqualTo("fcc");
  }

  @Test
  void workersLearnFromEachOther() {
    RoundRobin.Habits s = workerWithAHabit();
    RoundRobin.Habits other = worker();
    other.steps = s.steps;
    assertThat(split(other)).isEqualTo("fcc");
  }

  @Test
  void aChangeOfHabitsIsLearnedAtOnce() {
    RoundRobin.Habits s = workerWithAHabit();
    int steps = s.steps;
    forecast.begun(s);
    forecast.ended(s);
    s.steps = steps;
    assertThat(forecast.begun(s)).isTrue();
  }
}
