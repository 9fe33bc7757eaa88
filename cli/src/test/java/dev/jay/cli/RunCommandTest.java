package dev.jay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunCommandTest {
  @TempDir Path directory;
  FakeWorld world;

  @BeforeEach
  void makeWorld() {
    world = new FakeWorld(directory);
  }

  @Test
  void startsJavaWithTheAgentAndJavasOwnArgumentsUntouched() {
    assertThat(
            world.jay("run", "-cp", "a b:c", "-Xmx1g", "Main", "--fingerprint", "@x", "-h", "--"))
        .isZero();

    assertThat(world.started.get(0).get(0)).isEqualTo(directory + "/jdks/own/bin/java");
    assertThat(world.arguments())
        .containsExactly(
            "-XX:-UseDynamicNumberOfCompilerThreads",
            "-XX:-UseDynamicNumberOfGCThreads",
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-javaagent:" + directory + "/home/lib/jay-agent.jar=run",
            "-cp",
            "a b:c",
            "-Xmx1g",
            "Main",
            "--fingerprint",
            "@x",
            "-h",
            "--");
    assertThat(world.out()).isEmpty();
    assertThat(world.err()).isEmpty();
  }

  @Test
  void jaysOptionsBecomeTheAgentsOptions() {
    world.jay(
        "run",
        "--fingerprint",
        "--stats",
        "--strict",
        "--delays",
        "-7",
        "--tick=500ns",
        "--stuck-after",
        "1.5s",
        "--time=logical",
        "Main");

    assertThat(agentOptions())
        .isEqualTo(
            "run,fingerprint,stats,strict,delays=-7,tick=500,stuck-after=1500000000,time=logical");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 101, 143})
  void givesBackTheChildsExitCode(int code) {
    world.exitCode = code;
    assertThat(world.jay("run", "Main")).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--add-opens java.base/java.lang=ALL-UNNAMED Main",
        "--add-opens=java.base/java.lang=ALL-UNNAMED Main",
        "--enable-preview --source 17 Main.java",
        "--module-path mods --module m/Main",
        "-p mods -m m/Main",
        "--version",
        "-version",
        "@args.txt",
        "-- --an-option-of-tomorrow Main"
      })
  void javasOptionsAreJavas(String line) {
    assertThat(world.jay(("run --stats " + line).split(" "))).isZero();
    List<String> expected = List.of(line.replaceFirst("^-- ", "").split(" "));
    assertThat(world.arguments()).endsWith(expected.toArray(new String[0]));
    assertThat(agentOptions()).isEqualTo("run,stats");
  }

  @ParameterizedTest
  @CsvSource({
    "--fingerprnt Main, --fingerprnt, --fingerprint",
    "--stats --stuckafter=3s Main, --stuckafter, --stuck-after",
    "-cp x --strct Main, --strct, --strict",
    "-fingerprint Main, -fingerprint, --fingerprint"
  })
  void aMisspeltOptionIsRefusedWithTheRightOne(String line, String wrong, String right) {
    refuses(
        "jay: unknown option " + wrong + "; did you mean " + right + "? See jay run --help\n",
        ("run " + line).split(" "));
  }

  @Test
  void anOptionNobodyKnowsIsRefused() {
    refuses("jay: unknown option --zzzzzzzz. See jay run --help\n", "run", "--zzzzzzzz", "Main");
  }

  @Test
  void aJayOptionAmongJavasSaysWhereItBelongs() {
    refuses(
        "jay: --stats is an option of jay's and comes before java's arguments."
            + " See jay run --help\n",
        "run",
        "-cp",
        "x",
        "--stats",
        "Main");
  }

  @Test
  void aMissingJarIsNamed() {
    refuses(
        "jay: no such jar: app.jar (from " + directory + "). Check the path\n",
        "run",
        "-Xmx1g",
        "-jar",
        "app.jar");
    world.file("app.jar", "");
    assertThat(world.jay("run", "-jar", "app.jar", "in.txt")).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "run --stats", "run -cp classes", "run -jar", "run -Xmx1g"})
  void nothingToRunShowsTheUsage(String line) {
    assertThat(world.jay(line.split(" "))).isEqualTo(64);
    assertThat(world.err())
        .startsWith("Usage: jay run")
        .endsWith(
            "jay: nothing to run. Give a class, -jar or -m, as to java. See jay run --help\n");
    assertThat(world.out()).isEmpty();
    assertThat(world.started).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"11.0.2", "1.8.0_392"})
  void anOldJavaIsRefused(String version) {
    Path old = world.jdk("old", version);
    world.environment.put("JAVA_HOME", old.toString());
    refuses(
        "jay: "
            + old
            + "/bin/java is version "
            + version
            + "; Jay needs 17 or newer. Set JAVA_HOME to a newer JDK\n",
        "run",
        "Main");
  }

  @Test
  void javaHomeComesFirst() {
    world.environment.put("JAVA_HOME", world.jdk("other", "25").toString());
    world.jay("run", "Main");
    assertThat(world.started.get(0).get(0)).isEqualTo(directory + "/jdks/other/bin/java");
  }

  @Test
  void aWrongJavaHomeIsNamed() {
    world.environment.put("JAVA_HOME", directory + "/none");
    refuses(
        "jay: JAVA_HOME is "
            + directory
            + "/none, but there is no bin/java in it."
            + " Set JAVA_HOME to a JDK 17 or newer, or unset it\n",
        "run",
        "Main");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jay-agent.jar", "jay-boot.jar"})
  void aMissingAgentOrBootJarIsNamedWithTheCommandThatBuildsIt(String jar) throws IOException {
    Path missing = directory.resolve("home/lib/" + jar);
    Files.delete(missing);
    refuses(
        "jay: "
            + missing
            + " is missing. Build it in Jay's directory with: mvn -q -DskipTests package\n",
        "run",
        "Main");
  }

  @ParameterizedTest
  @CsvSource({
    "--tick,3parsecs",
    "--stuck-after,0s",
    "--delays,soon",
    "--seed,''",
    "--cpus,0",
    "--cpus,2147483648",
    "--time,lunch"
  })
  void aWrongValueIsOneLine(String option, String value) {
    assertThat(world.jay("run", option, value, "Main")).isEqualTo(64);
    assertThat(world.err().lines()).hasSize(1);
    assertThat(world.err())
        .startsWith("jay: ")
        .contains(option)
        .contains(value)
        .endsWith(" See jay run --help\n");
  }

  @ParameterizedTest
  @CsvSource({
    "--stats --delays, '--delays needs a value: --delays SEED'",
    "--stats=yes Main, '--stats takes no value, but yes was given'",
    "--seed 1 --seed=2 Main, --seed is given twice",
    "--strict --strict Main, --strict is given twice"
  })
  void aWrongLineIsExplained(String line, String why) {
    refuses("jay: " + why + ". See jay run --help\n", ("run " + line).split(" "));
  }

  @Test
  void aScheduleFileIsGivenToTheAgentWithItsWholePath() {
    world.jay("run", "--schedule", "a.schedule", "Main");
    assertThat(agentOptions()).isEqualTo("run,schedule=" + directory + "/a.schedule");
  }

  @Test
  void aScheduleFileWithACommaIsRefused() {
    refuses(
        "jay: --schedule: '"
            + directory
            + "/a,b' has a comma, where the agent would end it; choose another file."
            + " See jay run --help\n",
        "run",
        "--schedule=a,b",
        "Main");
  }

  @Test
  void twiceMakesItsOwnSchedules() {
    refuses(
        "jay: --twice compares by itself; give --schedule without it, or not at all\n",
        "run",
        "--twice",
        "--schedule=a",
        "Main");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "--stats --help Main"})
  void helpIsShownWhereverItIsAsked(String line) {
    assertThat(world.jay(("run " + line).split(" "))).isZero();
    assertThat(world.out()).startsWith("Usage: jay run");
    assertThat(world.started).isEmpty();
  }

  @Test
  void helpGoesToStandardOutput() {
    assertThat(world.jay("run", "--help")).isZero();
    assertThat(world.out())
        .contains("Usage: jay run", "--fingerprint", "--stuck-after", "Examples:", "101  deadlock");
    assertThat(world.err()).isEmpty();
  }

  private String agentOptions() {
    String agent =
        world.arguments().stream()
            .filter(a -> a.startsWith("-javaagent:"))
            .findFirst()
            .orElseThrow();
    return agent.substring(agent.indexOf('=') + 1);
  }

  private void refuses(String message, String... args) {
    assertThat(world.jay(args)).isEqualTo(64);
    assertThat(world.err()).isEqualTo(message);
    assertThat(world.out()).isEmpty();
    assertThat(world.started).isEmpty();
  }
}
