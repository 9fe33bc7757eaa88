package dev.jay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RealArgumentsTest {
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

  private static RealArguments parse(String... args) {
    return RealArguments.parse(List.of(args), JAVA_HOME);
  }

  @Test
  void withoutArgumentsThereAreThreeRoundsOfAllWithAMinuteEach() {
    RealArguments arguments = parse();
    assertThat(arguments.rounds()).isEqualTo(3);
    assertThat(arguments.limit()).isEqualTo(Duration.ofMinutes(1));
    assertThat(arguments.javaHome()).isEqualTo(JAVA_HOME);
    assertThat(arguments.against()).isNull();
    assertThat(arguments.options()).isEqualTo("run");
    assertThat(arguments.page()).isNull();
    assertThat(arguments.programs().asPredicate()).accepts("databases.H2Transfers");
  }

  @Test
  void theExpressionIsLookedForInTheName() {
    assertThat(parse("--programs", "^jdk|H2").programs().asPredicate())
        .accepts("jdk.ParallelSort", "databases.H2Transfers")
        .rejects("servers.JdkHttp");
  }

  @Test
  void theAgentIsToldMoreIfAskedFor() {
    assertThat(parse("--jay", "seed=1,cpus=2").options()).isEqualTo("run,seed=1,cpus=2");
  }

  @Test
  void anotherJayMustHaveItsAgent(@TempDir Path home) throws IOException {
    assertThatThrownBy(() -> parse("--against", home.toString()))
        .isInstanceOf(UsageError.class)
        .hasMessageContaining("jay-agent.jar is missing (--against is");
    Files.createDirectory(home.resolve("lib"));
    Files.createFile(home.resolve("lib").resolve("jay-agent.jar"));
    assertThat(parse("--against", home.toString()).against()).isEqualTo(new JayHome(home));
  }

  @Test
  void whatIsWrongIsSaidInOneLine() {
    assertThatThrownBy(() -> parse("--rounds", "0")).hasMessageContaining("not a positive number");
    assertThatThrownBy(() -> parse("--limit")).hasMessageContaining("--limit needs a value");
    assertThatThrownBy(() -> parse("--programs", "(")).hasMessageContaining("--programs (: ");
    assertThatThrownBy(() -> parse("H2")).hasMessageStartingWith("unknown H2. usage: Main real");
  }

  @Test
  void programsAreTheClassesOfAFamily() {
    List<String> names = new ArrayList<>();
    RealPrograms.name("dev/jay/real/jdk/ParallelSort.class", names);
    RealPrograms.name("dev/jay/real/jdk/ParallelSort$1.class", names);
    RealPrograms.name("dev/jay/real/jdk/package-info.class", names);
    RealPrograms.name("dev/jay/real/Program.class", names);
    assertThat(names).containsExactly("jdk.ParallelSort");
  }
}
