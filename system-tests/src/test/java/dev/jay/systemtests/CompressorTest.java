package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The README's compressor: one schedule, whatever the content; the order of blocks with it. */
class CompressorTest {
  private static final String PROGRAM = "compressor.Compressor";

  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void repeatsItsOutput(Jdk jdk) {
    Repeats.requireOne(run(jdk, "--blocks", "12"));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void repeatsItsOutputWithSoftBarrier(Jdk jdk) {
    Repeats.requireOne(run(jdk, "--blocks", "12", "--soft-barrier"));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void otherContentHasTheSameSchedule(Jdk jdk) {
    List<Launch> launches = new ArrayList<>();
    for (int seed = 1; seed <= 4; seed++) {
      launches.add(
          Launch.plain(jdk, PROGRAM, "--blocks", "12", "--seed", Integer.toString(seed)).jay());
    }
    List<Outcome> outcomes = Forks.runAll(launches);
    for (Outcome outcome : outcomes) {
      assertThat(outcome.fingerprint())
          .as(outcome.describe())
          .isPresent()
          .isEqualTo(outcomes.get(0).fingerprint());
      assertThat(blockLines(outcome))
          .as(outcome.describe())
          .isNotEmpty()
          .isEqualTo(blockLines(outcomes.get(0)));
    }
    assertThat(outcomes.stream().map(Outcome::stdout).distinct().count())
        .as("the content differs")
        .isGreaterThan(1);
  }

  private static List<Outcome> run(Jdk jdk, String... arguments) {
    return Forks.runAll(Repeats.launches(Launch.plain(jdk, PROGRAM, arguments), Settings.RUNS));
  }

  private static String blockLines(Outcome outcome) {
    return outcome
        .stdout()
        .lines()
        .filter(l -> l.startsWith("block "))
        .collect(Collectors.joining());
  }
}
