package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {
  @ParameterizedTest
  @CsvSource({
    "500ns, 500",
    "3us, 3000",
    "3 US, 3000",
    "1ms, 1000000",
    "0.5s, 500000000",
    "60s, 60000000000",
    "2m, 120000000000",
    "2min, 120000000000",
    "1h, 3600000000000"
  })
  void readsANumberAndAUnit(String text, long nanos) {
    assertThat(Durations.parseNanos(text)).isEqualTo(nanos);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3", "us", "-3us", "0us", "0.5ns", "3 fortnights", "9999999999999h"})
  void refusesOtherThings(String text) {
    assertThatThrownBy(() -> Durations.parseNanos(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + text + "'");
  }
}
