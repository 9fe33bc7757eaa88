package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A deadlock is reported, with the threads and what they wait for, and gives exit code 101. */
class DeadlockTest {
  /** The threads, and the classes of the objects, that a report names. */
  private static final Map<String, List<String>> NAMED =
      Map.of(
          "deadlock.SynchronizedCycle",
          List.of("left-to-right", "right-to-left", "LeftAccount", "RightAccount"),
          "deadlock.LockCycle",
          List.of("left-to-right", "right-to-left", "ReentrantLock"),
          "deadlock.MapCycle",
          List.of("left-to-right", "right-to-left", "ConcurrentHashMap$ReservationNode"),
          "deadlock.MissedNotify",
          List.of("main", "Mailbox"),
          "deadlock.JoinCycle",
          List.of("one-joins-two", "two-joins-one"),
          "deadlock.SelfJoin",
          List.of("main"),
          "deadlock.MonitorAndLatch",
          List.of("keeper", "poster", "Ledger", "CountDownLatch"));

  @TestFactory
  Stream<DynamicTest> deadlocksAreReported() {
    return Programs.test("deadlock", DeadlockTest::check);
  }

  private static void check(String program) {
    for (Jdk jdk : Jdk.all()) {
      Launch plain = Launch.plain(jdk, program);
      for (Outcome outcome : Forks.runAll(List.of(plain.jay(), plain.jayWithDelays()))) {
        assertThat(outcome.exit()).as(outcome.describe()).isEqualTo(101);
        assertThat(outcome.stdout()).as(outcome.describe()).isEqualTo("start\n");
        assertThat(outcome.jayLines())
            .as(outcome.describe())
            .anyMatch(line -> line.contains("deadlock"));
        assertThat(outcome.stderr()).as(outcome.describe()).contains(NAMED.get(program));
      }
    }
  }
}
