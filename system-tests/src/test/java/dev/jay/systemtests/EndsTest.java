package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs that block in what Jay does not control, spin, or end in odd ways, end as under java.
 */
class EndsTest {
  /** Programs that read standard input; for the others it is empty. */
  private static final Map<String, String> INPUT =
      Map.of("ends.StdinRead", "a late line\n", "ends.StdinEndOfFile", "seven b");

  /** Programs that block in calls which Jay knows: the watchdog has nothing to say. */
  private static final Set<String> CONTROLLED =
      Set.of(
          "ends.AsynchronousSockets",
          "ends.NioPipe",
          "ends.SelectorEcho",
          "ends.SocketConnectTimeout",
          "ends.SocketTimeout",
          "ends.SocketsEcho",
          "ends.WatchedDirectory");

  @TestFactory
  Stream<DynamicTest> programsEndAsUnderJava() {
    return Programs.test("ends", EndsTest::check);
  }

  private static void check(String program) {
    String input = INPUT.get(program);
    List<Outcome> outcomes =
        SameAsJava.check(program, plain -> input == null ? plain : plain.withLateInput(input));
    if (CONTROLLED.contains(program)) {
      assertThat(outcomes)
          .allSatisfy(
              outcome -> assertThat(outcome.stderr()).doesNotContain("that Jay does not control"));
    }
  }
}
