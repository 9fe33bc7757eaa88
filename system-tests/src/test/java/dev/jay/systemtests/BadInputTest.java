package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Wrong options and broken installations: one line that names what is wrong, and exit code 64. */
class BadInputTest {
  private static final String PROGRAM = "bench.HelloWorld";

  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void unknownOptionIsNamed(Jdk jdk) {
    refused(Launch.plain(jdk, PROGRAM).agent("run,nonsense"), "nonsense");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void seedThatIsNoNumberIsNamed(Jdk jdk) {
    refused(Launch.plain(jdk, PROGRAM).agent("run,delays=nonsense"), "nonsense");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void secondAgentIsRefused(Jdk jdk) {
    refused(Launch.plain(jdk, PROGRAM).agent("run").agent("run"), "two Jay agents");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void agentWithoutBootJarNamesIt(Jdk jdk, @TempDir Path folder) throws IOException {
    Path alone = Files.copy(Settings.jar("jay-agent"), folder.resolve("jay-agent.jar"));
    refused(Launch.plain(jdk, PROGRAM).agent(alone, "run"), "jay-boot.jar");
  }

  private static void refused(Launch launch, String named) {
    Outcome outcome = Forks.run(launch);
    assertThat(outcome.stdout()).as(outcome.describe()).isEmpty();
    assertThat(outcome.jayLines()).as(outcome.describe()).hasSize(1);
    assertThat(outcome.jayLines().get(0)).as(outcome.describe()).contains(named);
    assertThat(outcome.stderr()).as(outcome.describe()).doesNotContain("\tat ");
    assertThat(outcome.exit()).as(outcome.describe()).isEqualTo(64);
  }
}
