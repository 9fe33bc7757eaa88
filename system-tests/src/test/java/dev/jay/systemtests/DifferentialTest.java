package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Small programs over every public method of the classes that Jay controls, generated from the
 * JDK's own class files: what any schedule leads to, dpor reaches, where it says that all is
 * explored. Some seconds of it; {@code -Djay.differential.rounds=N} makes N times three minutes on
 * each JDK, with seeds from {@code -Djay.differential.seed} on.
 */
class DifferentialTest {
  private static final int ROUNDS = Integer.getInteger("jay.differential.rounds", 0);
  private static final long SEED = Long.getLong("jay.differential.seed", 1);

  @Test
  void dporReachesWhateverAnyScheduleReaches() {
    if (ROUNDS == 0) {
      requireNoDifference(Jdk.running(), 10, SEED);
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (Jdk jdk : Jdk.all()) {
        requireNoDifference(jdk, 180, SEED + round);
      }
    }
  }

  private static void requireNoDifference(Jdk jdk, int seconds, long seed) {
    String classPath =
        Settings.jar("jay-checker")
            + File.pathSeparator
            + Settings.root().resolve("checker/target/test-classes");
    List<String> words =
        List.of(
            jdk.tool("java").toString(),
            "-XX:+UseSerialGC",
            "-javaagent:" + Settings.jar("jay-agent") + "=check",
            "-cp",
            classPath,
            "dev.jay.checker.differential.Differential",
            Integer.toString(seconds),
            Long.toString(seed));
    Command.Ended ended = Command.of(jdk, Settings.root(), words).run();
    assertThat(ended.exit()).as(ended.describe()).isZero();
    assertThat(ended.stdout()).as(ended.describe()).contains(" 0 different");
  }
}
