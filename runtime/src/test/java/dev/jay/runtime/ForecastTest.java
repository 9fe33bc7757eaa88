package dev.jay.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForecastTest {
  private final Forecast forecast = new Forecast();

  private static Strand worker(int id) {
    return new Strand(Harness.scheduler(), Thread.currentThread(), id, "0." + id);
  }

  /** A task that splits once, computes one part and joins the other. */
  private String split(Strand s) {
    StringBuilder expected = new StringBuilder();
    expected.append(forecast.begun(s) ? 'c' : 'f');
    expected.append(forecast.forked(s) ? 'c' : 'f');
    expected.append(forecast.begun(s) ? 'c' : 'f');
    forecast.ended(s);
    forecast.ended(s);
    return expected.toString();
  }

  private Strand workerWithAHabit() {
    Strand s = worker(0);
    for (int i = 0; i < 8; i++) {
      split(s);
    }
    return s;
  }

  @Test
  void whoeverWasNotSeenBeforeIsExpectedToCompute() {
    assertThat(split(worker(0))).isEqualTo("ccc");
  }

  @Test
  void whatCameLastAfterTheSameStepsIsExpected() {
    Strand s = workerWithAHabit();
    assertThat(split(s)).isEqualTo("fcc");
  }

  @Test
  void workersLearnFromEachOther() {
    Strand s = workerWithAHabit();
    Strand other = worker(1);
    other.steps = s.steps;
    assertThat(split(other)).isEqualTo("fcc");
  }

  @Test
  void aChangeOfHabitsIsLearnedAtOnce() {
    Strand s = workerWithAHabit();
    int steps = s.steps;
    forecast.begun(s);
    forecast.ended(s);
    s.steps = steps;
    assertThat(forecast.begun(s)).isTrue();
  }
}
