package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

  private static Arguments parse(String... args) {
    return Arguments.parse(args, JAVA_HOME);
  }

  private static List<String> chosen(String... names) {
    List<Comparison> all = Catalogue.of(new JayHome(Path.of("home")), JAVA_HOME, Path.of("own"));
    return parse(names).choose(all).stream().map(Comparison::name).toList();
  }

  @Test
  void withoutArgumentsThereAreElevenRoundsOfAll() {
    Arguments arguments = parse();
    assertThat(arguments.rounds()).isEqualTo(11);
    assertThat(arguments.javaHome()).isEqualTo(JAVA_HOME);
    assertThat(arguments.out()).isNull();
    assertThat(chosen()).hasSizeGreaterThan(10).doesNotHaveDuplicates();
  }

  @Test
  void optionsAndNamesMayBeMixed() {
    Arguments arguments =
        parse("pairs", "--rounds", "3", "compute", "--out", "t.md", "--jdk", JAVA_HOME.toString());
    assertThat(arguments.rounds()).isEqualTo(3);
    assertThat(arguments.out()).isEqualTo(Path.of("t.md"));
    assertThat(arguments.javaHome()).isEqualTo(JAVA_HOME.toAbsolutePath());
    assertThat(arguments.names()).containsExactly("pairs", "compute");
  }

  @Test
  void aNameOrItsFirstPartChooses() {
    assertThat(chosen("pairs-atomic")).containsExactly("pairs-atomic");
    assertThat(chosen("compute", "startup"))
        .containsExactly("startup-agent", "startup-launcher", "compute");
    assertThat(chosen("handovers")).hasSize(3);
  }

  @Test
  void anUnknownNameIsToldWithTheKnownOnes() {
    assertThatThrownBy(() -> chosen("hello"))
        .isInstanceOf(UsageError.class)
        .hasMessageContaining("no comparison hello")
        .hasMessageContaining("pairs-synchronized");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--rounds",
        "--rounds 0",
        "--rounds -1",
        "--rounds many",
        "--jdk no-such-jdk",
        "--loud"
      })
  void aWrongOptionIsNamedInOneLine(String line) {
    String[] args = line.split(" ");
    assertThatThrownBy(() -> parse(args))
        .isInstanceOf(UsageError.class)
        .message()
        .contains(args[0])
        .doesNotContain("\n");
  }

  /** With the agent, or with what starts it; the rest of the command is the same. */
  @Test
  void onlyOneSideHasJay() {
    List<Comparison> all = Catalogue.of(new JayHome(Path.of("home")), JAVA_HOME, Path.of("own"));
    assertThat(all)
        .allSatisfy(
            comparison -> {
              assertThat(String.join(" ", comparison.plain())).doesNotContain("-javaagent");
              assertThat(String.join(" ", comparison.jay()))
                  .containsPattern("-javaagent:\\S*jay-agent.jar=run | run ");
            });
  }

  @Test
  void jayIsFoundAboveTheClassesAndBesideTheJar(@TempDir Path root) throws IOException {
    Path home = root.resolve("target").resolve("jay");
    Files.createDirectories(home.resolve("lib"));
    Files.writeString(home.resolve("lib").resolve("jay-agent.jar"), "");
    Path classes = root.resolve("bench").resolve("target").resolve("classes");
    assertThat(JayHome.find(null, classes).directory()).isEqualTo(home);
    assertThat(JayHome.find("", home.resolve("lib").resolve("jay-bench.jar")).directory())
        .isEqualTo(home);
    assertThat(JayHome.find(home.toString(), Path.of("")).directory()).isEqualTo(home);
  }

  @Test
  void whereJayIsNotIsSaidInOneLine(@TempDir Path empty) {
    assertThatThrownBy(() -> JayHome.find(empty.toString(), empty))
        .isInstanceOf(UsageError.class)
        .hasMessageContaining("jay-agent.jar");
  }
}
