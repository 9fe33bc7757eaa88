package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChildrenTest {
  private final Children children = new Children.Real();

  @Test
  void theExitCodeComesBack() throws Exception {
    assertThat(children.run(List.of("sh", "-c", "exit 42"))).isEqualTo(42);
  }

  @Test
  void aSignalComesBackAs128AndItsNumber() throws Exception {
    assertThat(children.run(List.of("sh", "-c", "kill -TERM $$"))).isEqualTo(128 + 15);
  }

  @Test
  void bothStreamsAreCaptured() throws Exception {
    assertThat(children.capture(List.of("sh", "-c", "echo a; echo b >&2; exit 3"), 20))
        .isEqualTo(new Children.Captured(3, List.of("a", "b")));
  }

  @Test
  void aChildThatHangsIsEnded() throws Exception {
    assertThat(children.capture(List.of("sleep", "600"), 1).exitCode()).isEqualTo(128 + 9);
  }

  @Test
  void theVersionOfTheJdkThatRunsThisIsRead() {
    JavaHome own = JavaHome.read(Path.of(System.getProperty("java.home")), children);
    assertThat(own.major()).isEqualTo(Runtime.version().feature());
  }

  @Test
  void majorVersionsOldAndNew() {
    assertThat(JavaHome.majorOf("1.8.0_392")).isEqualTo(8);
    assertThat(JavaHome.majorOf("17.0.15")).isEqualTo(17);
    assertThat(JavaHome.majorOf("26-ea")).isEqualTo(26);
    assertThat(JavaHome.majorOf("")).isZero();
  }
}
