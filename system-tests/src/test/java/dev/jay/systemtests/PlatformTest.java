package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever a program calls in the JDK, or in native code, it ends as under java, without a word of
 * Jay's, and in one order where nothing outside has a say. A part of the programs stands for all;
 * {@code -Djay.platform=true} runs all of them.
 */
class PlatformTest {
  private static final Set<String> PART =
      Set.of(
          "platform.base.DateFormats",
          "platform.base.GcNotifications",
          "platform.base.InitialiserInflation",
          "platform.base.InitialiserLocks",
          "platform.base.InitialiserWaits",
          "platform.base.LogManagers",
          "platform.base.ProcessTimeouts",
          "platform.base.ThreadGroups",
          "platform.desktop.ColorConversion",
          "platform.desktop.ImageFetchers",
          "platform.desktop.ImageIcons",
          "platform.jni.EnteredInTasks",
          "platform.jni.LateNotify",
          "platform.jni.LateRawNotify",
          "platform.jni.NativeWaits",
          "platform.jni.SynchronizedNatives",
          "platform.network.JmxConnections",
          "platform.timed.Leases",
          "platform.timed.SocketReads");

  @TestFactory
  Stream<DynamicTest> programsEndAsUnderJava() {
    return Platform.programs().stream()
        .filter(program -> Settings.WHOLE_PLATFORM || PART.contains(program))
        .map(program -> DynamicTest.dynamicTest(program, () -> check(program)));
  }

  @Test
  void nativeCodeIsTestedWhereThereIsACompiler() {
    Assumptions.assumeTrue(
        NativeLibrary.path().isPresent(),
        "no C compiler: the programs with native code are left out");
  }

  private static void check(String program) {
    for (Jdk jdk : Jdk.all()) {
      Launch plain = Platform.launch(jdk, program).quick();
      List<Launch> launches = new ArrayList<>(List.of(plain, plain.jay()));
      launches.add(Launch.canPin() ? plain.jayWithDelays().onOneCore() : plain.jayWithDelays());
      List<Outcome> outcomes = Forks.runAll(launches);
      List<Outcome> underJay = outcomes.subList(1, outcomes.size());
      for (Outcome jay : underJay) {
        requireSame(program, outcomes.get(0), jay);
      }
      if (Platform.isFixed(program)) {
        Repeats.requireOne(underJay);
      }
    }
  }

  private static void requireSame(String program, Outcome plain, Outcome jay) {
    assertThat(plain.stdout()).as(plain.describe()).isNotEmpty();
    assertThat(jay.stdout()).as(jay.describe()).isEqualTo(plain.stdout());
    assertThat(jay.exit()).as(jay.describe()).isEqualTo(plain.exit());
    assertThat(!jay.warnings().isEmpty()).as(jay.describe()).isEqualTo(Platform.isTold(program));
  }
}
