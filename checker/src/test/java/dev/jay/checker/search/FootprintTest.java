package dev.jay.checker.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dependence of two events, by their accesses. */
class FootprintTest {
  private static final int KNOWN = 8;

  /** W write, R read, L acquire, U release, A await. */
  @ParameterizedTest
  @CsvSource({
    "W, W, true",
    "W, R, true",
    "W, L, true",
    "W, U, true",
    "W, A, true",
    "R, R, false",
    "R, L, true",
    "R, U, true",
    "R, A, false",
    "L, L, true",
    "L, U, true",
    "L, A, true",
    "U, U, false",
    "U, A, true",
    "A, A, false",
  })
  void accessesToOneLocationDependUnlessBothLookOrBothRelease(
      char first, char second, boolean dependent) {
    assertThat(event(1, first).dependsOn(event(1, second))).isEqualTo(dependent);
    assertThat(event(1, second).dependsOn(event(1, first))).isEqualTo(dependent);
  }

  @Test
  void writesToDifferentLocationsAreIndependent() {
    assertThat(event(1, 'W').dependsOn(event(2, 'W'))).isFalse();
  }

  @Test
  void oneDependentPairOfAccessesIsEnough() {
    RunLog log = new RunLog();
    log.begin(1, Kind.VOLATILE);
    log.touch(1, Operation.READ);
    log.touch(2, Operation.READ);
    log.begin(2, Kind.VOLATILE);
    log.touch(1, Operation.READ);
    log.touch(2, Operation.WRITE);
    assertThat(Footprint.of(log, 0, KNOWN).dependsOn(Footprint.of(log, 1, KNOWN))).isTrue();
  }

  @Test
  void theGlobalLocationDependsOnEverything() {
    assertThat(event(HappensBefore.GLOBAL, 'R').dependsOn(event(3, 'R'))).isTrue();
    assertThat(event(3, 'R').dependsOn(event(HappensBefore.GLOBAL, 'R'))).isTrue();
  }

  /** Its number may mean another location in another run. */
  @Test
  void aLocationThatWasNotKnownBeforeTheEventDependsOnEverything() {
    assertThat(event(KNOWN, 'R').dependsOn(event(3, 'R'))).isTrue();
    assertThat(event(KNOWN - 1, 'R').dependsOn(event(3, 'R'))).isFalse();
  }

  private static Footprint event(int location, char access) {
    RunLog log = new RunLog();
    log.begin(1, Kind.VOLATILE);
    log.touch(location, access(access));
    return Footprint.of(log, 0, KNOWN);
  }

  private static int access(char letter) {
    return switch (letter) {
      case 'W' -> Operation.WRITE;
      case 'R' -> Operation.READ;
      case 'L' -> Operation.ACQUIRE;
      case 'U' -> Operation.RELEASE;
      default -> Operation.AWAIT;
    };
  }
}
