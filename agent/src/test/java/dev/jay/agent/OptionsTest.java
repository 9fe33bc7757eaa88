package dev.jay.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
  @ParameterizedTest
  @NullAndEmptySource
  @ValueSource(strings = "run")
  void withoutOptionsThereAreTheDefaults(String text) throws Options.WrongOption {
    Options options = Options.parse(text);
    assertThat(options.fingerprint || options.stats || options.strict || options.doctor).isFalse();
    assertThat(options.logicalTime).isFalse();
    assertThat(options.delays).isZero();
    assertThat(options.tickNanos).isPositive();
    assertThat(options.stuckAfterNanos).isPositive();
  }

  @Test
  void seedAndProcessorsAreNumbers() throws Options.WrongOption {
    Options options = Options.parse("run,seed=0,cpus=3");
    assertThat(options.seeded).isTrue();
    assertThat(options.seed).isZero();
    assertThat(options.cpus).isEqualTo(3);
    assertThat(options.mode().asksFor("seeds")).isTrue();
    assertThat(Options.parse("run").mode().asksFor("seeds")).isFalse();
  }

  @Test
  void aSealedRunHasFixedTimeSeedAndProcessors() throws Options.WrongOption {
    Options options = Options.parse("run,sealed");
    assertThat(options.logicalTime).isTrue();
    assertThat(options.seeded).isTrue();
    assertThat(options.cpus).isPositive();
    Options given = Options.parse("run,seed=7,cpus=3,sealed");
    assertThat(given.seed).isEqualTo(7);
    assertThat(given.cpus).isEqualTo(3);
  }

  @Test
  void roundsAreStretchesOfOne() throws Options.WrongOption {
    assertThat(Options.parse("run").stretch).isGreaterThan(1);
    assertThat(Options.parse("run,rounds").stretch).isEqualTo(1);
  }

  @Test
  void allAreUnderstoodTogether() throws Options.WrongOption {
    Options options =
        Options.parse(
            "run,fingerprint,stats,strict,doctor,delays=7,tick=500,stuck-after=9,time=logical");
    assertThat(options.fingerprint).isTrue();
    assertThat(options.stats).isTrue();
    assertThat(options.strict).isTrue();
    assertThat(options.doctor).isTrue();
    assertThat(options.delays).isEqualTo(7);
    assertThat(options.tickNanos).isEqualTo(500);
    assertThat(options.stuckAfterNanos).isEqualTo(9);
    assertThat(options.logicalTime).isTrue();
  }

  @Test
  void theTimeIsRealOnRequestToo() throws Options.WrongOption {
    assertThat(Options.parse("time=real").logicalTime).isFalse();
  }

  /** Every seed delays something; no delays is not a seed. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "-3", "9223372036854775807"})
  void everyNumberIsASeed(String seed) throws Options.WrongOption {
    assertThat(Options.parse("delays=" + seed).delays).isNotZero();
  }

  @ParameterizedTest
  @CsvSource({
    "fingerprints, fingerprints",
    "Run, Run",
    "delays, delays",
    "delays=, delays=",
    "delays=x, delays=x",
    "delays=1.5, delays=1.5",
    "delays=99999999999999999999, delays=99999999999999999999",
    "tick=0, tick=0",
    "tick=-5, tick=-5",
    "stuck-after=0, stuck-after=0",
    "time=later, time=later",
    "time, time",
    "fingerprint=1, fingerprint=",
    "frobnicate=1, frobnicate"
  })
  void aWrongOptionIsNamedInOneLine(String text, String named) {
    assertThatThrownBy(() -> Options.parse("run," + text + ",stats"))
        .isInstanceOf(Options.WrongOption.class)
        .message()
        .contains(named)
        .doesNotContain("\n");
  }

  /** A comma too many is an option without a name. */
  @Test
  void anEmptyOptionIsWrong() {
    assertThatThrownBy(() -> Options.parse("run,,stats")).isInstanceOf(Options.WrongOption.class);
  }
}
