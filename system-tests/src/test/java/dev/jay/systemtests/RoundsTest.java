package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A turn of one operation, as in PARROT, is as deterministic as the turn of many by default. */
class RoundsTest {
  private static final String OPTIONS = "run,fingerprint,rounds";

  private static final List<String> PROGRAMS =
      List.of(
          "AtomicIntegerTickets",
          "AtomicReferenceStack",
          "ConcurrentHashMapCompute",
          "ConditionSignal",
          "ConfinedThenShared",
          "DiningPhilosophers",
          "ParallelFlatMap",
          "ReentrantLockOrder",
          "SpinLock",
          "SynchronizedBlock",
          "VolatileStatic",
          "WaitNotifyAll");

  @TestFactory
  Stream<DynamicTest> roundsHaveOneSchedule() {
    return PROGRAMS.stream().map(name -> DynamicTest.dynamicTest(name, () -> check("ops." + name)));
  }

  private static void check(String program) {
    for (Jdk jdk : Jdk.all()) {
      Launch plain = Launch.plain(jdk, program);
      List<Launch> launches = new ArrayList<>();
      launches.add(plain);
      launches.add(plain.agent(OPTIONS));
      launches.add(plain.agent(OPTIONS + ",delays=" + Settings.nextSeed()));
      launches.add(plain.agent(OPTIONS + ",delays=" + Settings.nextSeed()));
      List<Outcome> outcomes = Forks.runAll(launches);
      List<Outcome> jay = outcomes.subList(1, outcomes.size());
      Repeats.requireOne(jay);
      assertThat(jay.get(0).outcomeLines()).isEqualTo(outcomes.get(0).outcomeLines());
    }
  }
}
