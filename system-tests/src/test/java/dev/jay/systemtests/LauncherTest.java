package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the command line does before the program starts. */
class LauncherTest {
  @TempDir Path directory;

  static List<Jdk> jdks() {
    return Jdk.all();
  }

  /** Picocli takes longer to load than all the rest. */
  @ParameterizedTest
  @MethodSource("jdks")
  void aProgramDoesNotWaitForPicocli(Jdk jdk) {
    Command run =
        Command.jay(
            jdk,
            directory,
            "run",
            "--fingerprint",
            "--tick=3us",
            "-cp",
            Settings.jar("jay-programs").toString(),
            "dev.jay.programs.bench.HelloWorld");
    Command.Ended ended = run.with("-Xlog:class+load").run();

    assertThat(ended.exit()).as(ended.describe()).isZero();
    assertThat(ended.stdout())
        .contains("dev.jay.cli.RunCommand source:", "hello world")
        .doesNotContain("picocli");
  }
}
