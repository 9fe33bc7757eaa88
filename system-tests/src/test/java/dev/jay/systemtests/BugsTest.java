package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * With its default settings {@code jay check} finds the bug of every program in the package bugs,
 * the saved schedule fails again in every replay, and the fixed twins pass. Most of these are
 * explored to the end; two with pools have too many schedules for that, and get ten seconds. With
 * {@code -Djay.replays=20} on all JDKs.
 */
class BugsTest {
  private static final Pattern REPLAY = Pattern.compile("jay replay (\\S+\\.jay)");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> everyBugIsFoundAndReplayed() {
    return programs(false).map(name -> DynamicTest.dynamicTest(name, () -> isFound(name)));
  }

  @TestFactory
  Stream<DynamicTest> noFixedTwinIsReported() {
    return programs(true).map(name -> DynamicTest.dynamicTest(name, () -> isFine(name)));
  }

  private static Stream<String> programs(boolean fixed) {
    return Programs.in("bugs").stream().filter(name -> name.endsWith("Fixed") == fixed);
  }

  private void isFound(String program) {
    for (Jdk jdk : jdks(program)) {
      Command.Ended check = check(jdk, program);
      assertThat(check.exit()).as(check.describe()).isEqualTo(103);
      Path file = savedBy(check);
      for (int i = 0; i < Settings.REPLAYS; i++) {
        Command.Ended replay = Command.jay(jdk, folder, "replay", file.toString()).run();
        assertThat(replay.exit()).as(replay.describe()).isEqualTo(103);
      }
    }
  }

  private void isFine(String program) {
    for (Jdk jdk : jdks(program)) {
      Command.Ended check = check(jdk, program, "--for", "3s", "--accept-bounded");
      assertThat(check.exit()).as(check.describe()).isZero();
      assertThat(check.stdout()).as(check.describe()).isEmpty();
    }
  }

  /** One of the JDKs, by chance of the name; all of them in a soak. */
  private static List<Jdk> jdks(String program) {
    List<Jdk> all = Jdk.all();
    return Settings.REPLAYS > 1
        ? all
        : List.of(all.get(Math.floorMod(program.hashCode(), all.size())));
  }

  private Command.Ended check(Jdk jdk, String program, String... options) {
    List<String> words = new ArrayList<>();
    words.add("check");
    words.addAll(List.of(options));
    words.addAll(Launch.QUICK);
    words.addAll(List.of("-cp", Settings.jar("jay-programs").toString()));
    words.add("dev.jay.programs." + program);
    return Command.jay(jdk, folder, words.toArray(new String[0])).run();
  }

  private Path savedBy(Command.Ended check) {
    List<String> named =
        check.jayLines().stream()
            .map(REPLAY::matcher)
            .filter(Matcher::find)
            .map(line -> line.group(1))
            .toList();
    assertThat(named).as(check.describe()).isNotEmpty();
    Path file = folder.resolve(named.get(named.size() - 1));
    assertThat(file).as(check.describe()).exists();
    return file;
  }
}
