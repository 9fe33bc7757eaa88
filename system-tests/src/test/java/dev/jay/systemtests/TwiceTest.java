package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code jay run --twice} and {@code jay diff} say where two runs part, and only if they do. */
class TwiceTest {
  private static final String PARTING = "dev.jay.programs.parting.ByProcessId";

  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  private static String classPath() {
    return Settings.jar("jay-programs") + File.pathSeparator + Settings.jar("jay-api");
  }

  private static Outcome jay(Jdk jdk, String... words) {
    return Forks.run(Launch.jay(jdk, words));
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void twoRunsOfADeterministicProgramAreTheSame(Jdk jdk) {
    Outcome twice =
        jay(jdk, "run", "--twice", "-cp", classPath(), "dev.jay.programs.ops.SynchronizedBlock");
    assertThat(twice.exit()).as(twice.describe()).isZero();
    assertThat(twice.jayLines()).hasSize(1);
    assertThat(twice.jayLines().get(0)).contains("the schedules are the same: ");
    assertThat(twice.outcomeLines()).as("printed once").hasLineCount(1);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void theFirstOperationThatDiffersIsNamedWithBothStacks(Jdk jdk) {
    Outcome twice = jay(jdk, "run", "--twice", "-cp", classPath(), PARTING);
    assertThat(twice.exit()).as(twice.describe()).isEqualTo(102);
    assertThat(twice.stderr())
        .contains("jay: the schedules part at operation ")
        .contains("only the first run: thread 0.0 \"worker-0\"")
        .contains("only the second run: thread 0.0 \"worker-0\"")
        .contains(PARTING + ".partHere(ByProcessId.java:")
        .contains("ReentrantLock.lock(");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void logsOfSchedulesCanBeCompared(Jdk jdk, @TempDir Path folder) throws IOException {
    String a = folder.resolve("a").toString();
    String b = folder.resolve("b").toString();
    Files.writeString(folder.resolve("c"), "no schedule");
    for (String file : new String[] {a, b}) {
      Outcome run = jay(jdk, "run", "--schedule", file, "-cp", classPath(), PARTING);
      assertThat(run.exit()).as(run.describe()).isZero();
    }
    assertThat(jay(jdk, "diff", a, a).stdout()).startsWith("the schedules are the same: ");
    Outcome diff = jay(jdk, "diff", a, b);
    assertThat(diff.exit()).as(diff.describe()).isEqualTo(102);
    assertThat(diff.stdout()).contains("part at operation").contains(PARTING + ".partHere");
    assertThat(jay(jdk, "diff", a, folder.resolve("c").toString()).exit()).isEqualTo(65);
  }
}
