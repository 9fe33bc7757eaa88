package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Jay installed as docs/junit.md says, and its annotations in projects that Maven builds for real,
 * with the oldest JUnit on the running JDK and with the newest on the newest.
 */
@Execution(ExecutionMode.SAME_THREAD)
@Order(1) // begins early, since its builds come one after the other
@ResourceLock(Maven.LOCK)
class JUnitTest {
  private static final String OLDEST = System.getProperty("jay.junit.oldest");
  private static final String NEWEST = System.getProperty("jay.junit.newest");
  private static final String VERSION = System.getProperty("jay.version");
  private static final Jdk NEWEST_JDK = Jdk.all().get(Jdk.all().size() - 1);

  static Stream<Arguments> versions() {
    return Stream.of(Arguments.of(Jdk.running(), OLDEST), Arguments.of(NEWEST_JDK, NEWEST));
  }

  @Test
  void installPutsIntoTheLocalRepositoryWhatAUsersBuildNeeds() {
    Command.Ended install = Maven.install();
    assertThat(install.exit()).as(install.describe()).isZero();
    for (String artifact : List.of("jay-junit", "jay-maven-plugin", "jay-api")) {
      Path folder = Maven.installation().resolve(artifact).resolve(VERSION);
      for (String extension : List.of("pom", "jar")) {
        assertThat(folder.resolve(artifact + "-" + VERSION + "." + extension)).isRegularFile();
      }
    }
    assertThat(Maven.installation().resolve("jay-system-tests")).doesNotExist();
  }

  @ParameterizedTest
  @MethodSource("versions")
  void lifecycleParametersAndNestedClassesWorkAsInAnyTest(Jdk jdk, String junit) {
    Command.Ended build = new MavenProject("green", jdk, junit).maven("test");
    assertThat(build.exit()).as(build.describe()).isZero();
    assertThat(build.stdout())
        .as(build.describe())
        .contains("BUILD SUCCESS")
        .containsPattern("Tests run: \\d+, Failures: 0, Errors: 0, Skipped: 2\\b");
  }

  @ParameterizedTest
  @MethodSource("versions")
  void everyFailingTestLeavesItsOwnFileAndSaysHowToReplayIt(Jdk jdk, String junit) {
    MavenProject project = new MavenProject("red", jdk, junit);
    Command.Ended build = project.maven("test", "-Dtest=BankTest");
    assertThat(build.exit()).as(build.describe()).isOne();
    assertThat(build.stdout())
        .as(build.describe())
        .contains("Tests run: 4, Failures: 3, Errors: 0");
    for (String method :
        List.of("lostUpdateOnPlainField", "lostUpdateOnVolatileField", "deadlock")) {
      String file = "target/jay/com.example.BankTest." + method + ".jay";
      assertThat(project.directory().resolve(file)).as(build.describe()).isRegularFile();
      assertThat(build.stdout())
          .as(build.describe())
          .contains("@ReplaySchedule(\"" + file + "\")")
          .contains("mvn test -Dtest=BankTest#" + method + " -Djay.replay=" + file);
    }
    Command.Ended replay =
        project.maven(
            "test",
            "-Dtest=BankTest#deadlock",
            "-Djay.replay=target/jay/com.example.BankTest.deadlock.jay");
    assertThat(replay.exit()).as(replay.describe()).isOne();
    assertThat(replay.stdout())
        .as(replay.describe())
        .contains("Tests run: 1, Failures: 1, Errors: 0")
        .contains("deadlock: 3 threads wait");
  }

  @ParameterizedTest
  @MethodSource("versions")
  void aPinnedScheduleFailsAgain(Jdk jdk, String junit) throws IOException {
    MavenProject project = new MavenProject("red", jdk, junit);
    Command.Ended found = project.maven("test", "-Dtest=PinnedTest#found");
    Path file = project.directory().resolve("target/jay/com.example.PinnedTest.found.jay");
    assertThat(file).as(found.describe()).isRegularFile();
    Files.copy(file, project.directory().resolve("pinned.jay"));
    Command.Ended pinned = project.maven("test", "-Dtest=PinnedTest#pinned");
    assertThat(pinned.exit()).as(pinned.describe()).isOne();
    assertThat(pinned.stdout())
        .as(pinned.describe())
        .contains("Tests run: 1, Failures: 1, Errors: 0")
        .contains("expected: <2> but was: <1>");
  }

  @ParameterizedTest
  @MethodSource("versions")
  void aFailingTestIsRecordedAndFailsAgainInTheSameWay(Jdk jdk, String junit) {
    MavenProject project = new MavenProject("recorded", jdk, junit);
    Command.Ended build = project.maven("test", "-Djay.agentOptions=spheres");
    String file = "target/jay/com.example.FlakyTest.fails.jay";
    assertThat(build.stdout())
        .as(build.describe())
        .contains("Tests run: 2, Failures: 1, Errors: 0")
        .contains("repeat it with: mvn test -Dtest=FlakyTest#fails -Djay.replay=" + file);
    assertThat(project.directory().resolve(file)).as(build.describe()).isRegularFile();
    assertThat(project.directory().resolve("target/jay/com.example.FlakyTest.holds.jay"))
        .doesNotExist();
    Command.Ended replay =
        project.maven(
            "test", "-Djay.agentOptions=spheres", "-Dtest=FlakyTest#fails", "-Djay.replay=" + file);
    assertThat(failure(replay)).as(replay.describe()).isNotEmpty().isEqualTo(failure(build));
  }

  /** The first line of a failure that tells an order of threads, a number and a time. */
  private static String failure(Command.Ended build) {
    return build
        .stdout()
        .lines()
        .filter(line -> line.contains("order "))
        .map(line -> line.substring(line.indexOf("order ")))
        .map(line -> line.replaceFirst(" ==>.*", ""))
        .findFirst()
        .orElse("");
  }

  @Test
  void aPinThatPointsNowhereFails() {
    MavenProject project = new MavenProject("red", Jdk.running(), OLDEST);
    Command.Ended build = project.maven("test", "-Dtest=PinnedTest#pinned");
    assertThat(build.exit()).as(build.describe()).isOne();
    assertThat(build.stdout())
        .as(build.describe())
        .contains("there is no schedule to replay")
        .contains("pinned.jay");
  }

  @Test
  void withoutTheAgentTestsFailWithTheLinesToAdd() {
    MavenProject project = new MavenProject("green", Jdk.running(), OLDEST);
    Command.Ended build = project.maven("test", "-Djay.skip");
    assertThat(build.exit()).as(build.describe()).isOne();
    assertThat(build.stdout())
        .as(build.describe())
        .contains("<artifactId>jay-maven-plugin</artifactId>")
        .contains("<goal>prepare-agent</goal>")
        .contains("-javaagent:")
        .contains("Tests run: 1, Failures: 0, Errors: 0, Skipped: 0"); // WithoutJayTest
  }
}
