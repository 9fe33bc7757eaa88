package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Libraries of others under Jay: the outcome is plain java's, and disturbed runs have one output
 * and one schedule, but where inputs decide.
 */
class LibrariesTest {
  private static final String SOCKETS = "sockets: when bytes come in is outside input";
  private static final String RACE_IN_REACTOR =
      "FlatMapTracker.add fills a slot of a plain array in which drainLoop may be looking";

  /** Programs of which only the outcome is one, and why. */
  private static final Map<String, String> OUTCOME_ONLY =
      Map.of(
          "NettyEcho", SOCKETS,
          "JettyServer", SOCKETS,
          "JdkHttpServer", SOCKETS,
          "ReactorFlows", RACE_IN_REACTOR);

  /** Whether nothing but the program has a say in its order. */
  static boolean isFixed(String program) {
    return !OUTCOME_ONLY.containsKey(program);
  }

  @TestFactory
  Stream<DynamicTest> librariesHaveOneSchedule() {
    return Programs.ofLibraries().stream()
        .map(program -> DynamicTest.dynamicTest(program, () -> check(program)));
  }

  private static void check(String program) {
    List<Launch> launches = new ArrayList<>();
    for (Jdk jdk : Jdk.all()) {
      Launch plain = Launch.library(jdk, program);
      launches.add(plain.quick());
      launches.addAll(Repeats.launches(plain, Settings.LIBRARY_RUNS));
    }
    List<Outcome> outcomes = Forks.runAll(launches);
    int each = outcomes.size() / Jdk.all().size();
    for (int first = 0; first < outcomes.size(); first += each) {
      Outcome plain = outcomes.get(first);
      assertThat(plain.exit()).as(plain.describe()).isZero();
      assertThat(plain.outcomeLines()).as(plain.describe()).isNotEmpty();
      List<Outcome> jay = outcomes.subList(first + 1, first + each);
      for (Outcome run : jay) {
        assertThat(run.exit()).as(run.describe()).isZero();
        assertThat(run.outcomeLines()).as(run.describe()).isEqualTo(plain.outcomeLines());
        assertThat(run.fingerprint()).as(run.describe()).isNotEmpty();
      }
      if (!OUTCOME_ONLY.containsKey(program)) {
        Repeats.requireOne(jay);
      }
    }
  }
}
