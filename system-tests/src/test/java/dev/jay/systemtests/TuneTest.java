package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code jay tune} finds where a program computes without Jay seeing it; with its hints the threads
 * share the work, in one schedule; a hint that fits no code is told.
 */
class TuneTest {
  private static final String PROGRAM = "dev.jay.programs.bench.Recursion";
  private static final String PLACE = PROGRAM + ".work(I)V#2 call Recursion.next";

  static Stream<Jdk> jdks() {
    return Jdk.all().stream();
  }

  private static Outcome jay(Jdk jdk, String... words) {
    return Forks.run(Launch.jay(jdk, words));
  }

  private static String classPath() {
    return Settings.jar("jay-programs") + File.pathSeparator + Settings.jar("jay-api");
  }

  /** The first line: of each task its worker. */
  private static String order(Outcome outcome) {
    return outcome.stdout().lines().findFirst().orElse("");
  }

  /** How often another worker takes the next task. */
  private static int changes(Outcome outcome) {
    String order = order(outcome);
    int changes = 0;
    for (int i = 1; i < order.length(); i++) {
      changes += order.charAt(i) == order.charAt(i - 1) ? 0 : 1;
    }
    return changes;
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void whatIsLearnedLetsThreadsComputeSideBySide(Jdk jdk, @TempDir Path folder) throws IOException {
    String file = folder.resolve("jay.hints").toString();
    Outcome without = jay(jdk, "run", "-cp", classPath(), PROGRAM, "2", "24");
    assertThat(changes(without)).as(without.describe()).isLessThanOrEqualTo(1);

    Outcome tuned = jay(jdk, "tune", "-o", file, "-cp", classPath(), PROGRAM, "2", "24");
    assertThat(tuned.exit()).as(tuned.describe()).isZero();
    assertThat(tuned.stderr()).contains("jay run --hints " + file);
    assertThat(Files.readAllLines(Path.of(file))).anyMatch(line -> line.startsWith(PLACE + " @"));

    Set<String> endings = new HashSet<>();
    for (String delays : new String[] {"1", "2", "3"}) {
      Outcome with =
          jay(
              jdk,
              "run",
              "--fingerprint",
              "--delays",
              delays,
              "--hints",
              file,
              "-cp",
              classPath(),
              PROGRAM,
              "2",
              "24");
      assertThat(with.exit()).as(with.describe()).isZero();
      assertThat(changes(with)).as(with.describe()).isGreaterThan(1);
      endings.add(order(with) + with.jayLines());
    }
    assertThat(endings).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void hintThatFitsNoCodeIsTold(Jdk jdk, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("old.hints");
    String gone = PROGRAM + ".work(I)V#1 call Recursion.gone";
    Files.writeString(file, "# jay hints 1\n" + gone + " @7 1ms\n" + PLACE + " 1ms\n");
    for (int start = 0; start < 2; start++) { // also when classes are kept from the first
      Outcome run =
          jay(jdk, "run", "--hints", file.toString(), "-cp", classPath(), PROGRAM, "2", "8");
      assertThat(run.exit()).as(run.describe()).isZero();
      assertThat(run.jayLines()).hasSize(1);
      assertThat(run.jayLines().get(0)).contains(gone).contains("jay tune");
    }
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void fileThatIsNoListOfHintsIsRefused(Jdk jdk, @TempDir Path folder) throws IOException {
    Path newer = folder.resolve("newer.hints");
    Files.writeString(newer, "# jay hints 2\n");
    Outcome refused =
        jay(jdk, "run", "--hints", newer.toString(), "-cp", classPath(), PROGRAM, "2", "8");
    assertThat(refused.exit()).as(refused.describe()).isEqualTo(65);
    assertThat(refused.jayLines()).hasSize(1);
    assertThat(refused.jayLines().get(0)).contains("version 2").contains("jay tune");
  }
}
