package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
  @TempDir Path directory;
  FakeWorld world;

  @BeforeEach
  void makeWorld() {
    world = new FakeWorld(directory);
  }

  @Test
  void reportsTheJdksAndWhatTheAgentSays() {
    world.jdk("ancient", "1.8.0_392");
    world.environment.put("JAVA_HOME", world.jdk("new", "25.0.3").toString());
    world.childLines = List.of("jay: monitors ok");

    assertThat(world.jay("doctor")).isZero();

    assertThat(world.out())
        .containsPattern("JAVA_HOME +25\\.0\\.3 +supported .*/jdks/new  <- jay run uses this")
        .containsPattern("runs jay +21\\.0\\.2 +supported .*/jdks/own\n")
        .containsPattern("beside +1\\.8\\.0_392 +not supported .*/jdks/ancient\n")
        .contains("Agent, on 25.0.3\n  jay: monitors ok\n", "Known limits", "Jay can run programs");
    assertThat(world.started).hasSize(1);
    assertThat(world.arguments())
        .containsExactly(
            "-javaagent:" + directory + "/home/lib/jay-agent.jar=doctor",
            "-cp",
            directory + "/home/lib/jay-cli.jar",
            "dev.jay.cli.Hello");
    assertThat(world.err()).isEmpty();
  }

  @Test
  void aMissingJarIsAProblem() throws IOException {
    Files.delete(directory.resolve("home/lib/jay-boot.jar"));
    assertThat(world.jay("doctor")).isEqualTo(1);
    assertThat(world.out())
        .contains("MISSING", "mvn -q -DskipTests package", "Jay cannot run programs here");
    assertThat(world.started).isEmpty();
  }

  @Test
  void anAgentThatFailsIsAProblem() {
    world.exitCode = 134;
    world.childLines = List.of("it hurts");
    assertThat(world.jay("doctor")).isEqualTo(1);
    assertThat(world.out()).contains("  it hurts\n", "exit code 134");
  }

  @Test
  void aWrongJavaHomeIsAProblem() {
    world.environment.put("JAVA_HOME", directory + "/none");
    assertThat(world.jay("doctor")).isEqualTo(1);
    assertThat(world.out()).contains("there is no bin/java in it");
  }
}
