package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Programs without a race, the kernels and the fixed twins of the racy programs, have one schedule
 * and one result; that of a kernel is plain java's, with another number of threads too. Each is run
 * on one of the JDKs, by chance of its name.
 */
class KernelsTest {
  @TestFactory
  Stream<DynamicTest> aKernelHasOneResultForEveryScheduleAndNumberOfThreads() {
    return Programs.test("kernels", KernelsTest::hasPlainResult);
  }

  @TestFactory
  Stream<DynamicTest> aFixedTwinHasOneResult() {
    return Programs.in("racy").stream()
        .filter(name -> name.endsWith("Fixed"))
        .map(name -> DynamicTest.dynamicTest(name, () -> disturbed(name)));
  }

  private static void hasPlainResult(String program) {
    Outcome plain = Forks.run(Launch.plain(jdk(program), program, "--threads", "3").quick());
    assertThat(plain.exit()).as(plain.describe()).isZero();
    assertThat(plain.stdout()).as(plain.describe()).matches("result .+\n");
    Outcome jay = disturbed(program);
    assertThat(jay.stdout()).as(jay.describe()).isEqualTo(plain.stdout());
  }

  /** Two runs with delays, which must be the same. */
  private static Outcome disturbed(String program) {
    Launch launch = Launch.plain(jdk(program), program).quick();
    Launch other = launch.jayWithDelays();
    List<Outcome> outcomes =
        Forks.runAll(List.of(launch.jayWithDelays(), Launch.canPin() ? other.onOneCore() : other));
    Repeats.requireOne(outcomes);
    Outcome first = outcomes.get(0);
    assertThat(first.exit()).as(first.describe()).isZero();
    return first;
  }

  private static Jdk jdk(String program) {
    List<Jdk> all = Jdk.all();
    return all.get(Math.floorMod(program.hashCode(), all.size()));
  }
}
