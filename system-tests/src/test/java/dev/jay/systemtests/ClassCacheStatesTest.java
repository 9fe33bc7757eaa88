package dev.jay.systemtests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the cache of transformed classes holds makes no difference to a schedule. */
class ClassCacheStatesTest {
  private static final String PROGRAM = "ops.ReadWriteLockTryLock"; // its timeouts feel each step

  static List<Jdk> jdks() {
    return Jdk.all();
  }

  /**
   * Between a start that finds nothing and one that finds all there is one that finds the classes
   * of another program: it transforms, but does not load early what the first start did for that.
   */
  @ParameterizedTest
  @MethodSource("jdks")
  void coldPartlyWarmAndWarmStartsHaveOneSchedule(
      Jdk jdk, @TempDir Path cold, @TempDir Path partlyWarm) {
    List<Outcome> outcomes = new ArrayList<>();
    outcomes.add(Forks.run(launch(jdk, PROGRAM, "off")));
    outcomes.add(Forks.run(launch(jdk, PROGRAM, cold.toString())));
    outcomes.add(Forks.run(launch(jdk, PROGRAM, cold.toString())));
    Forks.run(launch(jdk, "ops.LatchGate", partlyWarm.toString()));
    outcomes.add(Forks.run(launch(jdk, PROGRAM, partlyWarm.toString())));
    outcomes.add(Forks.run(launch(jdk, PROGRAM, partlyWarm.toString())));

    Repeats.requireOne(outcomes);
  }

  private static Launch launch(Jdk jdk, String program, String cache) {
    return Launch.plain(jdk, program).quick().jay().with("-Djay.cache=" + cache);
  }
}
