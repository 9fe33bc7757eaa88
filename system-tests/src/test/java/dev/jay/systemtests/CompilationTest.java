package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the JVM compiles of Jay itself and of the program. */
class CompilationTest {
  private static final String PARSER = "dev.jay.agent.asm.ClassReader::readCode";

  static List<Jdk> jdks() {
    return Jdk.all();
  }

  /**
   * The optimizing compiler would work on it for up to a second; here it is asked to do so early,
   * and the program waits for it.
   */
  @ParameterizedTest
  @MethodSource("jdks")
  void theParserIsLeftToTheQuickCompiler(Jdk jdk) {
    Outcome outcome =
        Forks.run(
            Launch.plain(jdk, "bench.HelloWorld")
                .jay()
                .with("-Djay.cache=off") // nothing is parsed where all is in the cache
                .with("-Xbatch", "-XX:+PrintCompilation", "-XX:Tier4BackEdgeThreshold=2000"));
    assertThat(outcome.stdout())
        .as(outcome.describe())
        .contains("made not compilable on level 4  " + PARSER);
  }

  /** Hooks around monitors must not keep a method from being compiled early. */
  @ParameterizedTest
  @MethodSource("jdks")
  void methodsWithMonitorsAreLeftToNoCompilerAlone(Jdk jdk) {
    Outcome outcome =
        Forks.run(
            Launch.plain(jdk, "bench.Confined", "200000")
                .jay()
                .with("-Xbatch", "-XX:+PrintCompilation"));
    assertThat(outcome.stdout())
        .as(outcome.describe())
        .containsPattern(" 3 +dev\\.jay\\.programs\\.bench\\.Confined::steps")
        .doesNotContain("exception handler covers itself");
  }
}
