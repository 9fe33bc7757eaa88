package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Hints change speed, never the outcome; a lock used with and without one is warned about. */
class HintsTest {
  @Test
  void performanceCriticalSectionsKeepTheOutcome() {
    SameAsJava.check("hints.CriticalSection");
  }

  @Test
  void lockInsideAndOutsideACriticalSectionIsWarnedAbout() {
    for (Outcome outcome : SameAsJava.check("hints.CriticalMixed")) {
      assertThat(outcome.jayLines())
          .as(outcome.describe())
          .anyMatch(line -> line.contains("inside") && line.contains("outside"));
    }
  }
}
