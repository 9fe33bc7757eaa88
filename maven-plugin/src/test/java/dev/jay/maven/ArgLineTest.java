package dev.jay.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ArgLineTest {
  private static final Path AGENT = Path.of("/p/target/jay/lib/jay-agent.jar");
  private static final String WORD = "-javaagent:/p/target/jay/lib/jay-agent.jar=check";

  @Test
  void theAgentComesBeforeWhatWasThere() {
    assertThat(ArgLine.with(AGENT, "check", "-Xmx1g -ea")).isEqualTo(WORD + " -Xmx1g -ea");
  }

  @Test
  void theAgentIsAloneWhereNothingWas() {
    assertThat(ArgLine.with(AGENT, "check", null)).isEqualTo(WORD);
    assertThat(ArgLine.with(AGENT, "check", " ")).isEqualTo(WORD);
  }

  @Test
  void theAgentIsGivenOnce() {
    String once = ArgLine.with(AGENT, "check", "-Xmx1g");
    assertThat(ArgLine.with(AGENT, "check", once)).isEqualTo(once);
  }

  @Test
  void aPathWithSpacesIsQuoted() {
    assertThat(ArgLine.with(Path.of("/my projects/jay-agent.jar"), "check", "-ea"))
        .isEqualTo("\"-javaagent:/my projects/jay-agent.jar=check\" -ea");
  }
}
