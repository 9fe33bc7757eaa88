package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the launcher's script and the command line do before the program starts. */
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

  /** The script makes the command by itself; behind a bare -- RunCommand does. */
  @ParameterizedTest
  @MethodSource("jdks")
  void theShortWayStartsJavaAsTheLongOneDoes(Jdk jdk) {
    String[] program = {
      "-Dtold=yes",
      "-cp",
      Settings.jar("jay-programs").toString(),
      "dev.jay.programs.bench.StartedWith"
    };
    Command.Ended shortWay = script(jdk, List.of("run", "--fingerprint"), program);
    Command.Ended longWay = script(jdk, List.of("run", "--fingerprint", "--"), program);

    assertThat(shortWay.exit()).as(shortWay.describe()).isZero();
    assertThat(shortWay.stdout()).isEqualTo(longWay.stdout()).contains("-javaagent:", "-Dtold=yes");
    assertThat(shortWay.jayLines()).isEqualTo(longWay.jayLines()).hasSize(1);
  }

  @Test
  void whatIsWrongIsToldOnTheLongWay() {
    Jdk jdk = Jdk.all().get(0);

    Command.Ended misspelt = script(jdk, List.of("run", "--fingerprnt"), "Main");
    Command.Ended noJar = script(jdk, List.of("run"), "-jar", "nothing.jar");

    assertThat(misspelt.exit()).isEqualTo(64);
    assertThat(misspelt.stderr()).contains("--fingerprint");
    assertThat(noJar.exit()).isEqualTo(64);
    assertThat(noJar.stderr()).contains("no such jar: nothing.jar");
  }

  /** The script, where there are no sources and so nothing to build. */
  @BeforeEach
  void install() throws IOException {
    Files.copy(Settings.root().resolve("jay"), directory.resolve("jay"));
    Path lib = Files.createDirectories(directory.resolve("target/jay/lib"));
    for (String jar : List.of("jay-agent", "jay-boot", "jay-cli")) {
      Files.copy(Settings.jar(jar), lib.resolve(jar + ".jar"));
    }
  }

  private Command.Ended script(Jdk jdk, List<String> jay, String... java) {
    List<String> words = new ArrayList<>(List.of("bash", directory.resolve("jay").toString()));
    words.addAll(jay);
    words.addAll(List.of(java));
    return Command.of(jdk, directory, words).run();
  }
}
