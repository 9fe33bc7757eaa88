package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs with data races: traced in order of arrival, analysed, and followed under disturbance,
 * they give what was traced. By default a few of them, each on one JDK; with {@code -Djay.racy=all}
 * all, on every JDK, {@code -Djay.racy.runs=N} times each.
 */
class RacyTest {
  private static final boolean ALL = System.getProperty("jay.racy", "some").equals("all");
  private static final int RUNS = Integer.getInteger("jay.racy.runs", 3);
  private static final int SHARE = 8;

  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> racesAreOrderedAsTheyWereTraced() {
    return Programs.test("racy", this::check)
        .filter(test -> ALL || Math.floorMod(test.getDisplayName().hashCode(), SHARE) == 0);
  }

  private void check(String program) {
    List<Jdk> jdks = Jdk.all();
    int choice = Math.floorMod(program.hashCode() / SHARE, jdks.size());
    for (Jdk jdk : ALL ? jdks : List.of(jdks.get(choice))) {
      check(Launch.plain(jdk, program));
    }
  }

  private void check(Launch plain) {
    String name = plain.main() + "-" + plain.jdk().feature();
    Path trace = directory.resolve(name + ".trace.jay");
    Path schedule = directory.resolve(name + ".jay");
    Outcome traced =
        Forks.run(plain.agent("record=" + trace + ",order=arrival,trace,fingerprint,delays=5"));
    analyze(trace, schedule);
    List<Launch> launches = new ArrayList<>();
    for (int i = 0; i < RUNS; i++) {
      Launch follow =
          plain.agent("follow=" + schedule + ",fingerprint,delays=" + Settings.nextSeed()).quick();
      launches.add(i % 2 == 0 && Launch.canPin() ? follow.onOneCore() : follow);
    }
    List<Outcome> all = new ArrayList<>(List.of(traced));
    all.addAll(Forks.runAll(launches));
    Repeats.requireOne(all);
  }

  private void analyze(Path trace, Path schedule) {
    Command.Ended ended = jay("analyze", trace.toString(), "-o", schedule.toString());
    assertThat(ended.exit()).as(ended.describe()).isZero();
  }

  private Command.Ended jay(String... words) {
    return Command.jay(Jdk.running(), directory, words).run();
  }

  @Test
  void raceyIsOrderedAsItWasTraced() {
    for (Jdk jdk : Jdk.all()) {
      check(Launch.plain(jdk, "racey.Racey"));
    }
  }

  @Test
  void aUserFindsRacesAndOrdersThem() throws IOException {
    String jar = Settings.jar("jay-programs").toString();
    String main = "dev.jay.programs.racy.SharedCounter";
    Command.Ended traced =
        jay("trace", "-o", "t.jay", "--order", "arrival", "--delays", "3", "-cp", jar, main);
    assertThat(traced.stderr()).as(traced.describe()).contains("its races: jay races t.jay");
    Command.Ended races = jay("races", "t.jay", "--sites", "sites.txt", "--html", "races.html");
    assertThat(races.exit()).as(races.describe()).isEqualTo(1);
    assertThat(races.stdout())
        .as(races.describe())
        .contains("SharedCounter", "write", "races in")
        .contains("at dev.jay.programs.racy.SharedCounter.step(SharedCounter.java:")
        .contains("at java.base/java.lang.Thread.run(");
    assertThat(directory.resolve("races.html")).content().contains("<h1>Races of t.jay</h1>");
    assertThat(directory.resolve("sites.txt")).content().contains("#", " write ");
    Command.Ended first = jay("run", "--fingerprint", "--races=sites.txt", "-cp", jar, main);
    Command.Ended second =
        jay("run", "--fingerprint", "--races=sites.txt", "--delays", "9", "-cp", jar, main);
    assertThat(second.stdout()).as(second.describe()).isEqualTo(first.stdout());
    assertThat(second.jayLines()).as(second.describe()).isEqualTo(first.jayLines());
    assertThat(jay("analyze", "t.jay", "-o", "s.txt", "--text").exit()).isZero();
    Command.Ended followed = jay("run", "--follow", "s.txt", "-cp", jar, main);
    assertThat(followed.stdout()).as(followed.describe()).isEqualTo(traced.stdout());
  }

  @Test
  void racesWithinTheJdkAreFoundInChosenPackagesAndOrdered() {
    String jar = Settings.jar("jay-programs").toString();
    String main = "dev.jay.programs.bugs.SharedFormat";
    jay("trace", "-o", "t.jay", "--order", "arrival", "--jdk", "java.text", "-cp", jar, main);
    Command.Ended races = jay("races", "t.jay");
    assertThat(races.stdout())
        .as(races.describe())
        .contains("write  thread", "java.text.SimpleDateFormat.", "SharedFormat.java:");
    assertThat(jay("analyze", "t.jay", "-o", "s.jay").exit()).isZero();
    Command.Ended followed = jay("run", "--follow", "s.jay", "--delays", "5", "-cp", jar, main);
    assertThat(followed.exit()).as(followed.describe()).isZero();
    Command.Ended refused = jay("trace", "--jdk", "java.lang", "-cp", jar, main);
    assertThat(refused.exit()).as(refused.describe()).isEqualTo(64);
    assertThat(refused.stderr().lines()).as(refused.describe()).hasSize(1);
  }

  @Test
  void aProgramWithoutRacesHasNone() {
    String jar = Settings.jar("jay-programs").toString();
    jay("trace", "-o", "t.jay", "-cp", jar, "dev.jay.programs.racy.SharedCounterFixed");
    Command.Ended races = jay("races", "t.jay");
    assertThat(races.exit()).as(races.describe()).isZero();
    assertThat(races.stdout()).as(races.describe()).contains("0 races in 0 pairs of places");
  }

  @Test
  void racesAreLearnedInTheFirstRunAndOrderedFromThenOn() {
    String jar = Settings.jar("jay-programs").toString();
    String main = "dev.jay.programs.racy.SharedCounter";
    Command.Ended learned = jay("run", "--rounds", "--races=learn", "-cp", jar, main);
    assertThat(learned.exit()).as(learned.describe()).isZero();
    assertThat(learned.stderr()).as(learned.describe()).contains("racing places learned");
    Command.Ended first = jay("run", "--races=learn", "--fingerprint", "-cp", jar, main);
    Command.Ended second =
        jay("run", "--races=learn", "--fingerprint", "--delays", "4", "-cp", jar, main);
    assertThat(second.jayLines()).as(second.describe()).isEqualTo(first.jayLines());
    assertThat(second.stdout()).as(second.describe()).isEqualTo(first.stdout());
  }

  @Test
  void whoLeavesTheScheduleIsNamedAndEndsOrGoesOn() {
    String jar = Settings.jar("jay-programs").toString();
    String main = "dev.jay.programs.racey.Racey";
    jay("trace", "-o", "t.jay", "-cp", jar, main, "--threads", "3");
    assertThat(jay("analyze", "t.jay", "-o", "s.jay").exit()).isZero();
    Command.Ended stopped = jay("run", "--follow", "s.jay", "-cp", jar, main, "--threads", "4");
    assertThat(stopped.exit()).as(stopped.describe()).isEqualTo(102);
    assertThat(stopped.stderr())
        .as(stopped.describe())
        .contains("divergence at turn", "the program has left its schedule");
    Command.Ended wentOn =
        jay("run", "--follow=s.jay", "--on-leave=go-on", "-cp", jar, main, "--threads", "4");
    assertThat(wentOn.exit()).as(wentOn.describe()).isZero();
    assertThat(wentOn.stdout()).as(wentOn.describe()).hasLineCount(1);
    assertThat(wentOn.stderr()).as(wentOn.describe()).contains("left the schedule at operation");
  }

  @Test
  void badSchedulesAndSitesAreRefusedInALine() throws IOException {
    Files.writeString(directory.resolve("s.txt"), "jay schedule 1\nrun 0\n");
    Files.writeString(directory.resolve("sites.txt"), "nonsense\n");
    String jar = Settings.jar("jay-programs").toString();
    for (String option : List.of("--follow=s.txt", "--races=sites.txt")) {
      Command.Ended ended = jay("run", option, "-cp", jar, "dev.jay.programs.racey.Racey");
      assertThat(ended.exit()).as(ended.describe()).isEqualTo(65);
      assertThat(ended.stderr().lines()).as(ended.describe()).hasSize(1);
    }
  }
}
