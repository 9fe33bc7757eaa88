package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code jay check} and {@code jay replay} as a user calls them, on every JDK there is. */
class CheckTest {
  @TempDir private Path folder;

  private Outcome jay(Jdk jdk, String... words) {
    return Forks.run(Launch.jay(jdk, words));
  }

  private Outcome check(Jdk jdk, String options, String program) {
    List<String> words = new ArrayList<>(List.of("check", "-o", folder + "/found.jay"));
    words.addAll(List.of(options.split(" ")));
    words.addAll(Launch.QUICK);
    String classPath = Settings.jar("jay-programs") + File.pathSeparator + Settings.jar("jay-api");
    words.addAll(List.of("-cp", classPath));
    words.addAll(List.of(("dev.jay.programs." + program).split(" ")));
    return jay(jdk, words.toArray(new String[0]));
  }

  /** The number of Mazurkiewicz traces, computed by hand. */
  @ParameterizedTest
  @CsvSource({
    "monitor 2 1, 2", // C(2k, k)
    "monitor 2 3, 20",
    "monitor 2 5, 252",
    "monitor 3 1, 6", // (nk)! / k!^n
    "monitor 3 2, 90",
    "independent 3 3, 1",
    "lock 2 3, 20",
    "atomic 2 3, 20",
    "readers 3 1, 4", // each reader before or after the writer
    "readers 4 1, 8",
    "volatile-increment 2 1, 4",
    "latch 3 1, 1", // counting down commutes
    "last-zero 4 1, 12", // (n + 3) 2^(n - 2) with n = 3, as in the paper on source sets
  })
  void dporExploresEveryTraceOnce(String shape, int traces) {
    for (Jdk jdk : Jdk.all()) {
      Outcome outcome = check(jdk, "--strategy dpor", "counts.Traces " + shape);
      String all =
          traces == 1 ? "the only schedule explored" : "all " + traces + " schedules explored";
      assertThat(outcome.exit()).as(outcome.describe()).isZero();
      assertThat(outcome.stderr()).as(outcome.describe()).contains(all + ", no failure");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Interrupted platform, 17",
    "Interrupted virtual, 21",
    "Structured, 25",
  })
  void everyScheduleOfThreadsThatAreInterruptedOrStructuredEnds(String program, int since) {
    for (Jdk jdk : Jdk.all()) {
      if (jdk.feature() >= since) {
        Outcome outcome = check(jdk, "--strategy dpor", "counts." + program);
        assertThat(outcome.exit()).as(outcome.describe()).isZero();
        assertThat(outcome.stderr())
            .as(outcome.describe())
            .contains("schedules explored, no failure");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ChildProcess",
        "ForkJoinTasks",
        "HashtableCompute",
        "ScheduledPool",
        "TimerTasks",
        "VirtualThreads",
      })
  void whateverThreadsMeetByIsCheckedWithoutAHang(String program) {
    for (Jdk jdk : Jdk.all()) {
      Outcome outcome =
          check(jdk, "--strategy random --runs 5 --accept-bounded", "ends." + program);
      assertThat(outcome.exit()).as(outcome.describe()).isZero();
      assertThat(outcome.stderr()).as(outcome.describe()).contains("no failure in 5 runs");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dpor", "random", "pct", "pos", "surw", "kinds"})
  void aDeadlockIsFoundAndReplayed(String strategy) {
    for (Jdk jdk : Jdk.all()) {
      Outcome found = check(jdk, "--strategy " + strategy, "counts.LockOrder");
      assertThat(found.exit()).as(found.describe()).isEqualTo(103);
      assertThat(found.stderr()).as(found.describe()).contains("deadlock:", "jay replay ");
      Outcome again = jay(jdk, "replay", folder + "/found.jay");
      assertThat(again.exit()).as(again.describe()).isEqualTo(103);
      assertThat(again.stderr()).as(again.describe()).contains("it failed again");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "pct", "pos", "surw", "kinds"})
  void equalSeedsMakeEqualChecks(String strategy) {
    String options = "--strategy " + strategy + " --seed 11 --runs 200";
    Outcome one = check(Jdk.running(), options, "counts.Traces monitor 2 5");
    Outcome two = check(Jdk.running(), options, "counts.Traces monitor 2 5");
    assertThat(schedules(one)).as(one.describe()).matches("[0-9,]+").isEqualTo(schedules(two));
  }

  /** The number of schedules; where none is named, all that was said. */
  private static String schedules(Outcome outcome) {
    return outcome.stderr().replaceAll("(?s).*runs \\((\\S+) schedules\\).*", "$1");
  }

  @Test
  void aPlainLostUpdateIsFoundWithNothingToConfigure() throws IOException {
    for (Jdk jdk : Jdk.all()) {
      Outcome found = check(jdk, "--strategy dpor", "counts.PlainIncrement");
      assertThat(found.exit()).as(found.describe()).isEqualTo(103);
      assertThat(found.stderr()).as(found.describe()).contains("lost update");
      for (int i = 0; i < 5; i++) {
        Outcome again = jay(jdk, "replay", folder + "/found.jay");
        assertThat(again.exit()).as(again.describe()).isEqualTo(103);
      }
    }
    byte[] bytes = Files.readAllBytes(folder.resolve("found.jay"));
    bytes[bytes.length / 2] ^= 1;
    Files.write(folder.resolve("bad.jay"), bytes);
    Outcome bad = jay(Jdk.running(), "replay", folder + "/bad.jay");
    assertThat(bad.exit()).as(bad.describe()).isEqualTo(65);
    assertThat(bad.jayLines()).as(bad.describe()).hasSize(1);
  }

  /** These cover the traces that every choice everywhere has. */
  @Test
  void conditionsHaveAllTheirTraces() {
    for (Jdk jdk : Jdk.all()) {
      Outcome outcome = check(jdk, "--strategy dpor", "bugs.AwaitWithoutLoopFixed");
      assertThat(outcome.stderr()).as(outcome.describe()).contains("all 35 schedules explored");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dpor --runs 3000, counts.Traces monitor 3 4",
    "dpor, counts.Traces monitor 3 3",
    "random --runs 3000, counts.Traces monitor 3 4",
    "pct --runs 3000, counts.Traces monitor 3 4",
    "surw --runs 3000, counts.Traces monitor 3 4",
    "dpor, bugs.Philosophers",
    "random, bugs.LostUpdate",
    "pos, bugs.TransferAudit",
  })
  void theResultDoesNotDependOnTheNumberOfWorkers(String options, String program) {
    String all = "--seed 5 --strategy " + options;
    Outcome one = check(Jdk.running(), all + " --workers 1", program);
    Outcome three = check(Jdk.running(), all + " --workers 3", program);
    assertThat(verdict(three)).as(three.describe()).isEqualTo(verdict(one)).contains("seed 5");
    assertThat(three.exit()).isEqualTo(one.exit());
  }

  private static String verdict(Outcome outcome) {
    List<String> lines = outcome.jayLines();
    return lines.get(lines.size() - 1).replaceAll(" in [0-9.]+ s", "");
  }

  @Test
  void aJvmForEachRunSeesNothingOfTheOthers() {
    Outcome together = check(Jdk.running(), "--strategy dpor", "counts.LeavesTraces");
    assertThat(together.exit()).as(together.describe()).isEqualTo(103);
    Outcome apart = check(Jdk.running(), "--isolate fork", "counts.LeavesTraces");
    assertThat(apart.exit()).as(apart.describe()).isZero();
    assertThat(apart.stderr()).as(apart.describe()).contains("all 2 schedules explored");
  }

  @Test
  void aFailureInAJvmOfItsOwnIsShownAndReplayed() {
    Outcome found = check(Jdk.running(), "--isolate=fork", "counts.LockOrder");
    assertThat(found.exit()).as(found.describe()).isEqualTo(103);
    assertThat(found.stderr()).as(found.describe()).contains("deadlock:", "jay replay ");
    Outcome again = jay(Jdk.running(), "replay", folder + "/found.jay");
    assertThat(again.exit()).as(again.describe()).isEqualTo(103);
  }

  @Test
  void hintsLeaveLittleOpen() {
    for (Jdk jdk : Jdk.all()) {
      Outcome all = check(jdk, "--strategy dpor", "hints.ParallelScan 2 4");
      assertThat(all.stderr()).as(all.describe()).contains("all 108 schedules explored");
      Outcome few = check(jdk, "--open hints", "hints.ParallelScan 2 4");
      assertThat(few.stderr())
          .as(few.describe())
          .contains("without hints there are about ", " schedules; the hints leave 46 open")
          .contains("all 46 schedules explored, no failure");
    }
  }

  @Test
  void softBarriersAloneLeaveNothingOpen() {
    Outcome outcome = check(Jdk.running(), "--open hints", "hints.SoftBarrierTimesOut");
    assertThat(outcome.exit()).as(outcome.describe()).isZero();
    assertThat(outcome.stderr()).as(outcome.describe()).contains("the only schedule explored");
  }

  @Test
  void aBugInAPerformanceCriticalSectionIsFoundInWhatHintsLeaveOpen() {
    for (Jdk jdk : Jdk.all()) {
      Outcome found = check(jdk, "--open=hints", "hints.ParallelScan 2 4 lossy");
      assertThat(found.exit()).as(found.describe()).isEqualTo(103);
      assertThat(found.stderr()).as(found.describe()).contains("3 of 4 matches");
      Outcome again = jay(jdk, "replay", folder + "/found.jay");
      assertThat(again.exit()).as(again.describe()).isEqualTo(103);
    }
  }

  @Test
  void aBoundedSearchSaysHowMuchThereIs() {
    Outcome outcome = check(Jdk.running(), "--runs 1000", "counts.Traces monitor 3 5");
    assertThat(outcome.stderr())
        .as(outcome.describe())
        .containsPattern("explored [0-9]+ of about [0-9,]+ schedules, stopped at 1,000 runs");
    assertThat(outcome.exit()).as(outcome.describe()).isEqualTo(105);
    Outcome accepted =
        check(Jdk.running(), "--runs 10 --accept-bounded", "counts.Traces monitor 3 5");
    assertThat(accepted.exit()).as(accepted.describe()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--runs 0", "--runs -1", "--operations 0", "--workers 0"})
  void aBoundOfNothingIsWrongUsage(String bound) {
    Outcome outcome = check(Jdk.running(), bound, "counts.LockOrder");
    assertThat(outcome.exit()).as(outcome.describe()).isEqualTo(64);
  }

  /** The program fails by an assertion, and only with -ea. */
  @Test
  void aReplayHasTheOptionsOfTheCheckAndMore() {
    Outcome found = check(Jdk.running(), "--strategy dpor -ea -Djay.from=1", "verdicts.Asserted");
    assertThat(found.exit()).as(found.describe()).isEqualTo(103);
    Outcome again = jay(Jdk.running(), "replay", folder + "/found.jay");
    assertThat(again.exit()).as(again.describe()).isEqualTo(103);
    assertThat(again.stderr()).as(again.describe()).contains("it failed again");
    Outcome other = jay(Jdk.running(), "replay", folder + "/found.jay", "--jvm=-Djay.from=2");
    assertThat(other.exit()).as(other.describe()).isEqualTo(103);
    assertThat(other.stderr()).as(other.describe()).contains("it failed in another way");
    Outcome none = jay(Jdk.running(), "replay", folder + "/found.jay", "--jvm=-da");
    assertThat(none.exit()).as(none.describe()).isZero();
  }

  /** What dpor does not take is drawn: more threads, longer runs. */
  @ParameterizedTest
  @ValueSource(strings = {"70 0", "2 30000"})
  void aBugInABigProgramIsFound(String size) {
    Outcome found = check(Jdk.running(), "--for 20s", "verdicts.Big " + size);
    assertThat(found.exit()).as(found.describe()).isEqualTo(103);
  }

  @ParameterizedTest
  @CsvSource({
    "ShortTimeout 50, 103",
    "ShortTimeout 5000, 0",
    "DequeInParts, 103",
    "QueuedForLock, 0",
  })
  void timeoutsDequesAndQueuesOfLocksAreAsInJava(String program, int exit) {
    for (Jdk jdk : Jdk.all()) {
      Outcome outcome = check(jdk, "--strategy dpor", "verdicts." + program);
      assertThat(outcome.exit()).as(outcome.describe()).isEqualTo(exit);
    }
  }

  /** The report has values, and is written as a page. */
  @Test
  void aReportShowsWhatWasReadAndWritten() throws IOException {
    Path page = folder.resolve("found.html");
    Outcome found = check(Jdk.running(), "--html " + page, "bugs.AbaStack");
    assertThat(found.stderr())
        .as(found.describe())
        .contains("AtomicReference#1.get() -> Node#2", "Node#1) -> true", "as a page: " + page);
    assertThat(Files.readString(page)).contains("B is popped", "AbaStack.java", "\"arrows\":[[");
  }

  /** A source file and its options come from an argument file. */
  @Test
  void aSourceFileIsCheckedAsJavaRunsIt() throws IOException {
    Path source = folder.resolve("Asserted.java");
    Path given =
        Path.of(System.getProperty("jay.root"))
            .resolve("programs/src/main/java/dev/jay/programs/verdicts/Asserted.java");
    Files.writeString(
        source, Files.readString(given).replace("package dev.jay.programs.verdicts;", ""));
    Path words = folder.resolve("words");
    Files.writeString(words, "-ea # with assertions\n\"" + source + "\"\n");
    Outcome found = jay(Jdk.running(), "check", "-o", folder + "/found.jay", "@" + words);
    assertThat(found.exit()).as(found.describe()).isEqualTo(103);
    Outcome again = jay(Jdk.running(), "replay", folder + "/found.jay");
    assertThat(again.exit()).as(again.describe()).isEqualTo(103);
    assertThat(again.stderr()).as(again.describe()).contains("it failed again");
  }
}
