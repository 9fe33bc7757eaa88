package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  @TempDir Path directory;
  FakeWorld world;

  @BeforeEach
  void makeWorld() {
    world = new FakeWorld(directory);
  }

  @Test
  void noCommandShowsTheUsageOnStandardError() {
    assertThat(world.jay()).isEqualTo(64);
    assertThat(world.err())
        .startsWith("Usage: jay")
        .endsWith("jay: no command given. See jay --help\n");
    assertThat(world.out()).isEmpty();
  }

  @Test
  void anUnknownCommandIsRefusedWithTheRightOne() {
    assertThat(world.jay("docter")).isEqualTo(64);
    assertThat(world.err())
        .isEqualTo("jay: unknown command docter; did you mean doctor? See jay --help\n");
  }

  @Test
  void anUnknownOptionIsRefused() {
    assertThat(world.jay("--verson")).isEqualTo(64);
    assertThat(world.err())
        .isEqualTo("jay: unknown option --verson; did you mean --version? See jay --help\n");
  }

  @Test
  void anArgumentTooManyIsRefused() {
    assertThat(world.jay("doctor", "who")).isEqualTo(64);
    assertThat(world.err()).isEqualTo("jay: unknown argument who. See jay doctor --help\n");
  }

  @Test
  void helpNamesTheCommands() {
    assertThat(world.jay("--help")).isZero();
    assertThat(world.out()).contains("run", "doctor", "jay run -jar app.jar");
    assertThat(world.err()).isEmpty();
  }

  @Test
  void versionIsOneLine() {
    assertThat(world.jay("--version")).isZero();
    assertThat(world.out()).startsWith("jay ").hasLineCount(1);
  }
}
