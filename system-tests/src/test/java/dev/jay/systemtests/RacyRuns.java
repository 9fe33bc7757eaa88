package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * PEREGRINE's Tables 2 and 3 for our versions of its seven programs: each is traced in order of
 * arrival until a trace has races, then followed {@code jay.racy.runs} times (10) on each JDK under
 * other delays, by turns on all cores and on one: what is printed must be what was traced. Beside
 * it, a fifth as often, the same schedule with its constraints put out of force, but delays at the
 * racing places as before: how many results there are. It takes hours, so {@code mvn verify} leaves
 * it out: {@code -Dtest=RacyRuns}.
 */
class RacyRuns {
  private static final int RUNS = Integer.getInteger("jay.racy.runs", 10);
  private static final int AT_ONCE = 20;
  private static final int TRACES = 20;
  private static final List<String> PROGRAMS =
      List.of(
          "racy.ReferenceCount",
          "racy.Pbzip2",
          "racy.Barnes",
          "racy.Fft",
          "racy.LuNonContiguous",
          "racy.Streamcluster",
          "racey.Racey");

  /** A place that no strand comes to, so the constraint holds nobody. */
  private static final String NEVER = "2000000000";

  private static final Pattern COUNTS =
      Pattern.compile(
          "(\\d+) races, (\\d+) from which the others follow, (\\d+) order constraints");

  private static final List<String> TABLE = new ArrayList<>();

  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> hybridSchedulesHaveOneResult() {
    return PROGRAMS.stream()
        .filter(program -> Settings.PROGRAMS.matcher(program).matches())
        .flatMap(program -> Jdk.all().stream().map(jdk -> Launch.plain(jdk, program)))
        .map(plain -> DynamicTest.dynamicTest(name(plain), () -> measure(plain)));
  }

  private static String name(Launch plain) {
    return plain.main().substring("dev.jay.programs.".length()) + " | " + plain.jdk().feature();
  }

  private void measure(Launch plain) throws IOException {
    Path trace = directory.resolve("t" + TABLE.size() + ".jay");
    Path hybrid = directory.resolve("hybrid" + TABLE.size() + ".txt");
    Path sync = directory.resolve("sync" + TABLE.size() + ".txt");
    Outcome traced = null;
    Matcher counts = null;
    for (int i = 0; i < TRACES && (counts == null || counts.group(1).equals("0")); i++) {
      Files.deleteIfExists(trace);
      String options = "record=" + trace + ",order=arrival,trace,delays=" + Settings.nextSeed();
      traced = Forks.run(plain.agent(options));
      counts = analyze(trace, hybrid);
    }
    Files.write(sync, Files.readAllLines(hybrid).stream().map(RacyRuns::outOfForce).toList());
    assertThat(traced).isNotNull();
    for (int done = 0; done < RUNS; done += AT_ONCE) {
      for (Outcome each : follow(plain, hybrid, Math.min(AT_ONCE, RUNS - done))) {
        assertThat(each.stdout()).as(each.describe()).isEqualTo(traced.stdout());
        assertThat(each.exit()).as(each.describe()).isEqualTo(traced.exit());
      }
    }
    Set<String> results = new HashSet<>();
    follow(plain, sync, Math.max(1, RUNS / 5)).forEach(each -> results.add(each.stdout()));
    TABLE.add(
        "| %s | %s | %s | %s | %d of %d | %d in %d |"
            .formatted(
                name(plain),
                counts.group(1),
                counts.group(2),
                counts.group(3),
                RUNS,
                RUNS,
                results.size(),
                Math.max(1, RUNS / 5)));
    System.out.println(TABLE.get(TABLE.size() - 1));
  }

  private static String outOfForce(String line) {
    return line.replaceFirst("^order (\\d+):\\d+", "order $1:" + NEVER)
        .replaceFirst("-> (\\d+):\\d+", "-> $1:" + NEVER);
  }

  private static List<Outcome> follow(Launch plain, Path schedule, int runs) {
    List<Launch> launches = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      String options = "follow=" + schedule + ",on-leave=go-on,delays=" + Settings.nextSeed();
      Launch follow = plain.agent(options).quick();
      launches.add(i % 2 == 1 && Launch.canPin() ? follow.onOneCore() : follow);
    }
    return Forks.runAll(launches);
  }

  private Matcher analyze(Path trace, Path schedule) {
    Command.Ended ended =
        Command.jay(
                Jdk.running(),
                directory,
                "analyze",
                trace.toString(),
                "--text",
                "-o",
                schedule.toString())
            .run();
    Matcher counts = COUNTS.matcher(ended.stderr());
    assertThat(counts.find()).as(ended.describe()).isTrue();
    return counts;
  }

  @AfterAll
  static void list() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| program | JDK | races | without those that follow | constraints | hybrid: as traced |"
            + " sync alone: results |");
    lines.add("|---|---|---|---|---|---|---|");
    lines.addAll(TABLE);
    Path table = Path.of("target/racy-runs.md").toAbsolutePath();
    Files.createDirectories(table.getParent());
    Files.write(table, lines);
    System.out.println(table);
  }
}
