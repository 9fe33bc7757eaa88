package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {
  private static Fork.Outcome said(String stdout) {
    return new Fork.Outcome(0, stdout, "", 1_500_000);
  }

  @Test
  void theWallTimeIsTheProcesses() {
    assertThat(Reading.WALL_TIME.of(said("hello world\n"))).isEqualTo(1_500_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"12.34\n", "12,34\n", "warming up\n12.34\n", " 12.34 \r\n", "12.34"})
  void theLastLineIsANumberInAnyLocale(String stdout) {
    assertThat(Reading.LAST_LINE.of(said(stdout))).isEqualTo(12.34);
  }

  @Test
  void theElapsedLineMayStandAnywhere() {
    String stdout = "block 0 by consumer 1\n1 blocks, 77 bytes\nelapsed 123456789012 ns\n";
    assertThat(Reading.ELAPSED_LINE.of(said(stdout))).isEqualTo(123_456_789_012.0);
    assertThat(Reading.ELAPSED_LINE.of(said("elapsed 5 ns\nthe end\n"))).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\n", "nothing\n", "elapsed ns\n", "0.00\n", "-3\n", "elapsed 0 ns\n"})
  void whatTellsNoTimeIsAFailureThatShowsIt(String stdout) {
    for (Reading reading : new Reading[] {Reading.LAST_LINE, Reading.ELAPSED_LINE}) {
      assertThatThrownBy(() -> reading.of(said(stdout)))
          .isInstanceOf(BenchFailure.class)
          .hasMessageContaining(stdout);
    }
  }
}
