package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Schedules are the same from one state of Jay's code to the next: fingerprints, outputs and exit
 * codes are those of the golden files, one file per release of the JDK. {@code -Djay.golden=all}
 * looks at all programs, not only at some of each package; {@code -Djay.golden=write} runs each
 * several times and writes the files.
 */
class FingerprintsTest {
  private static final List<String> PACKAGES =
      List.of("ops", "clocks", "inputs", "hints", "deadlock", "semantics", "kernels");
  private static final int ONE_OF = 15;
  private static final boolean WRITE = Settings.GOLDEN.equals("write");
  private static final ReadmeExample EXAMPLE = ReadmeExample.read();

  /** In write mode, by JDK: the lines so far, empty for programs whose runs differ. */
  private static final Map<Jdk, Map<String, Optional<String>>> WRITTEN = new ConcurrentHashMap<>();

  @TestFactory
  Stream<DynamicNode> programsRunAsInTheGoldenFile() {
    assertThat(Settings.GOLDEN).as("jay.golden").isIn("some", "all", "write");
    assertThat(WRITE && !Settings.PROGRAMS.pattern().equals(".*"))
        .as("jay.golden=write is for all programs, not for some by jay.programs")
        .isFalse();
    return Jdk.all().stream().map(WRITE ? FingerprintsTest::write : FingerprintsTest::compare);
  }

  @TestFactory
  Stream<DynamicTest> theReadmeShowsTheScheduleOfTheGoldenFile() {
    Assumptions.assumeFalse(WRITE);
    return Jdk.all().stream()
        .map(jdk -> DynamicTest.dynamicTest(jdk.toString(), () -> readmeAgrees(jdk)));
  }

  private static void readmeAgrees(Jdk jdk) {
    assertThat(golden(jdk).lines().get(EXAMPLE.program()))
        .startsWith(Golden.schedule(EXAMPLE.schedule()) + " ");
  }

  @AfterAll
  static void writeFiles() throws IOException {
    for (var written : WRITTEN.entrySet()) {
      Golden golden = Golden.ofRuns(written.getValue());
      golden.write(written.getKey());
      System.out.println(
          Golden.file(written.getKey()) + ": " + golden.lines().size() + " programs");
    }
  }

  private static Golden golden(Jdk jdk) {
    Optional<Golden> golden = Golden.of(jdk);
    Assumptions.assumeTrue(golden.isPresent(), "no fingerprints are known of JDK " + jdk.version());
    return golden.orElseThrow();
  }

  private static DynamicNode compare(Jdk jdk) {
    if (Golden.of(jdk).isEmpty()) {
      return DynamicTest.dynamicTest(jdk.toString(), () -> golden(jdk)); // is skipped
    }
    List<String> programs = programs(Settings.GOLDEN.equals("all") ? 1 : ONE_OF);
    programs.removeAll(golden(jdk).leftOut());
    return container(
        jdk,
        programs,
        program -> Golden.require(Forks.run(launch(jdk, program).quick().jay()), program));
  }

  private static DynamicNode write(Jdk jdk) {
    Map<String, Optional<String>> lines = new ConcurrentHashMap<>();
    WRITTEN.put(jdk, lines);
    return container(jdk, programs(1), program -> lines.put(program, line(jdk, program)));
  }

  private static Optional<String> line(Jdk jdk, String program) {
    Launch launch = launch(jdk, program).quick();
    Launch disturbed = launch.jayWithDelays();
    List<Launch> launches = new ArrayList<>(List.of(launch.jay(), launch.jay(), disturbed));
    if (Launch.canPin()) {
      launches.add(launch.jayWithDelays().onOneCore());
    }
    return Golden.line(Forks.runAll(launches));
  }

  private static Launch launch(Jdk jdk, String program) {
    return program.equals(EXAMPLE.program()) ? EXAMPLE.launch(jdk) : Launch.plain(jdk, program);
  }

  private static DynamicNode container(Jdk jdk, List<String> programs, Consumer<String> test) {
    return DynamicContainer.dynamicContainer(
        jdk.toString(),
        programs.stream()
            .map(program -> DynamicTest.dynamicTest(program, () -> test.accept(program))));
  }

  /** The example, and one of so many programs in each package. */
  private static List<String> programs(int oneOf) {
    List<String> programs = new ArrayList<>(List.of(EXAMPLE.program()));
    for (String folder : PACKAGES) {
      List<String> all = Programs.in(folder);
      for (int i = 0; i < all.size(); i += oneOf) {
        programs.add(all.get(i));
      }
    }
    return programs;
  }
}
