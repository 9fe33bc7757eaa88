package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The universal test: every program whose output depends on the schedule has one output, one exit
 * code and one fingerprint per JDK, on one core and on all, with random delays, beside a hog: those
 * of the golden file, if there is one. The outcome that no schedule changes is plain java's.
 */
class DeterminismTest {
  private static final DeterminismTable TABLE = new DeterminismTable();

  @TestFactory
  Stream<DynamicTest> operationsHaveOneSchedule() {
    return Programs.test("ops", DeterminismTest::check);
  }

  @TestFactory
  Stream<DynamicTest> programsThatReadClocksHaveOneScheduleInLogicalTime() {
    return Programs.test("clocks", DeterminismTest::check);
  }

  @TestFactory
  Stream<DynamicTest> programsThatDrawRandomNumbersHaveOneScheduleWithASeed() {
    return Programs.test("inputs", DeterminismTest::check);
  }

  @TestFactory
  Stream<DynamicTest> softBarriersHaveOneSchedule() {
    return Stream.of("hints.SoftBarrierTimesOut", "hints.SoftBarrierByKey")
        .map(program -> DynamicTest.dynamicTest(program, () -> check(program)));
  }

  @AfterAll
  static void writeTable() throws IOException {
    if (Settings.TABLE.isPresent()) {
      TABLE.write(Settings.TABLE.get());
    }
    System.out.println("JVMs started so far: " + Forks.count());
  }

  private static void check(String program) {
    List<Jdk> jdks = jdks(program);
    List<Launch> all = new ArrayList<>();
    for (Jdk jdk : jdks) {
      Launch plain = Launch.plain(jdk, program);
      all.addAll(Collections.nCopies(Settings.PLAIN_RUNS, plain.quick()));
      all.addAll(Repeats.launches(plain, Settings.RUNS));
    }
    List<Outcome> outcomes = Forks.runAll(all);
    for (Jdk jdk : jdks) {
      List<Outcome> plain = select(outcomes, jdk, true);
      List<Outcome> jay = select(outcomes, jdk, false);
      TABLE.add(program, new DeterminismTable.Entry(jdk, jay, plain));
    }
    for (Jdk jdk : jdks) {
      List<Outcome> jay = select(outcomes, jdk, false);
      Repeats.requireOne(jay);
      Golden.require(jay.get(0), program);
      for (Outcome plain : select(outcomes, jdk, true)) {
        assertThat(plain.stdout()).as(plain.describe()).isNotEmpty();
        assertThat(jay.get(0).exit()).as(jay.get(0).describe()).isEqualTo(plain.exit());
        assertThat(jay.get(0).outcomeLines())
            .as("the outcome is plain java's: " + jay.get(0).launch().repeat())
            .isEqualTo(plain.outcomeLines());
      }
    }
  }

  /** One of the JDKs, by chance of the name; all of them in a soak, or for the table. */
  private static List<Jdk> jdks(String program) {
    List<Jdk> all = Jdk.all();
    return Settings.RUNS > 1 || Settings.TABLE.isPresent()
        ? all
        : List.of(all.get(Math.floorMod(program.hashCode(), all.size())));
  }

  private static List<Outcome> select(List<Outcome> outcomes, Jdk jdk, boolean plain) {
    return outcomes.stream()
        .filter(outcome -> outcome.launch().jdk().equals(jdk))
        .filter(outcome -> outcome.launch().jvmOptions().isEmpty() == plain)
        .toList();
  }
}
