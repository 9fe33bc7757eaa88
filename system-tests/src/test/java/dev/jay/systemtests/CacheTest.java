package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Schedules that were learned serve other inputs, and never do harm. */
class CacheTest {
  private static final String MAIN = "dev.jay.programs.compressor.Compressor";
  private static final String CLASS_PATH =
      Settings.jar("jay-programs") + ":" + Settings.jar("jay-api");

  @TempDir private Path directory;

  private Command.Ended jay(Jdk jdk, String... words) {
    return Command.jay(jdk, directory, words).run();
  }

  private Command.Ended jay(String... words) {
    return jay(Jdk.running(), words);
  }

  private Command.Ended learn(Jdk jdk, String condition, String... arguments) {
    return jay(
        jdk,
        with(
            List.of(
                "learn",
                "--fingerprint",
                "--cache",
                "c",
                "--when",
                condition,
                "-cp",
                CLASS_PATH,
                MAIN),
            arguments));
  }

  private Command.Ended run(Jdk jdk, String... arguments) {
    return jay(
        jdk,
        with(
            List.of(
                "run", "--fingerprint", "--delays", "3", "--cache", "c", "-cp", CLASS_PATH, MAIN),
            arguments));
  }

  private static String[] with(List<String> words, String... more) {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return all.toArray(new String[0]);
  }

  /** What was said last but one, or last. */
  private static String line(Command.Ended ended, int fromEnd) {
    List<String> lines = ended.jayLines();
    assertThat(lines).as(ended.describe()).hasSizeGreaterThan(fromEnd);
    return lines.get(lines.size() - 1 - fromEnd);
  }

  private static String schedule(Command.Ended ended) {
    return ended.jayLines().stream()
        .filter(each -> each.startsWith("jay: schedule "))
        .findFirst()
        .orElseThrow(() -> new AssertionError(ended.describe()));
  }

  private static String lastLine(Command.Ended ended) {
    assertThat(ended.exit()).as(ended.describe()).isZero();
    return ended.stdout().lines().reduce("", (a, b) -> b);
  }

  @TestFactory
  Stream<DynamicTest> aScheduleServesInputsThatFitAndNoOthers() {
    return Jdk.all().stream()
        .map(jdk -> DynamicTest.dynamicTest("JDK " + jdk.feature(), () -> serves(jdk)));
  }

  private void serves(Jdk jdk) {
    Command.Ended learned =
        learn(jdk, "arg1 = \"4\" and arg3 = \"16\"", "--threads", "4", "--blocks", "16");
    assertThat(learned.exit()).as(learned.describe()).isZero();
    assertThat(learned.stderr())
        .as(learned.describe())
        .contains("jay: it fits when arg1 = \"4\"\njay: and arg3 = \"16\"\n")
        .contains("jay: use it with: jay run --cache c ...");
    Command.Ended fits = run(jdk, "--threads", "4", "--blocks", "16", "--seed", "7");
    assertThat(line(fits, 1)).as(fits.describe()).startsWith("jay: reused Compressor-");
    assertThat(line(fits, 0)).as(fits.describe()).isEqualTo(schedule(learned));
    assertThat(lastLine(fits)).isEqualTo("16 blocks, 916264 bytes");
    Command.Ended other = run(jdk, "--threads", "3", "--blocks", "16", "--seed", "7");
    assertThat(line(other, 1)).as(other.describe()).isEqualTo("jay: no schedule fits");
    assertThat(lastLine(other)).isEqualTo("16 blocks, 916264 bytes");
  }

  @Test
  void aScheduleUnderWrongConditionsIsLeftAndTheProgramDoesWhatItDoes() {
    Jdk jdk = Jdk.running();
    learn(jdk, "arg0 = \"--threads\"", "--threads", "4", "--blocks", "17");
    for (String[] arguments :
        new String[][] {
          {"--threads", "4", "--blocks", "16", "--seed", "7"},
          {"--threads", "2", "--blocks", "16", "--seed", "7"}
        }) {
      Command.Ended left = run(jdk, arguments);
      assertThat(line(left, 1))
          .as(left.describe())
          .matches("jay: left Compressor-\\w+ at operation \\d+");
      assertThat(lastLine(left)).isEqualTo("16 blocks, 916264 bytes");
    }
    Command.Ended list = jay("cache", "ls", "--cache", "c");
    assertThat(list.stdout()).as(list.describe()).contains("reused 0, left 2");
    Command.Ended pruned = jay("cache", "prune", "--cache", "c");
    assertThat(pruned.stderr()).as(pruned.describe()).contains("programs mostly leave it");
  }

  @Test
  void noScheduleHoweverWrongKeepsTheProgramFromItsEnd() throws IOException {
    String[] program = {"-cp", CLASS_PATH, MAIN, "--threads", "3", "--blocks", "4"};
    jay(with(List.of("trace", "-o", "t.jay"), program));
    List<String> lines = jay("analyze", "t.jay", "--text").stdout().lines().toList();
    int first =
        lines.indexOf(lines.stream().filter(each -> each.startsWith("run ")).findFirst().get());
    Random random = new Random(3);
    for (int i = 0; i < 3; i++) {
      List<String> wrong = new ArrayList<>(lines);
      int at = first + random.nextInt(lines.size() - first);
      switch (i) {
        case 0 -> wrong.remove(at);
        case 1 -> wrong.subList(at, wrong.size()).clear();
        default -> wrong.add(at, wrong.get(first + random.nextInt(lines.size() - first)));
      }
      Files.write(directory.resolve("s.txt"), wrong);
      Command.Ended ended =
          jay(with(List.of("run", "--follow=s.txt", "--on-leave=go-on"), program));
      assertThat(lastLine(ended)).as(ended.describe()).isEqualTo("4 blocks, 228987 bytes");
    }
  }

  @Test
  void badFilesAreNamedAndTheRunGoesOn() throws IOException {
    Jdk jdk = Jdk.running();
    learn(jdk, "args = 4", "--threads", "2", "--blocks", "4");
    Path folder = directory.resolve("c");
    Path good = onlySchedule(folder);
    byte[] bytes = Files.readAllBytes(good);
    byte[] damaged = bytes.clone();
    damaged[60] ^= 1;
    Files.write(folder.resolve("Compressor-1.jay"), damaged);
    Files.writeString(folder.resolve("Compressor-2.jay"), "PK, a zip file");
    byte[] newer = bytes.clone();
    newer[9] = 7;
    Files.write(folder.resolve("Compressor-3.jay"), newer);
    Command.Ended ended = run(jdk, "--threads", "2", "--blocks", "4");
    assertThat(ended.jayLines()).as(ended.describe()).hasSize(5);
    assertThat(line(ended, 1)).as(ended.describe()).startsWith("jay: reused ");
    Command.Ended verified = jay("cache", "verify", "--cache", "c");
    assertThat(verified.exit()).as(verified.describe()).isEqualTo(65);
    assertThat(verified.stderr()).as(verified.describe()).contains("4 schedules, 3 bad");
    bytes[bytes.length - 30] ^= 1; // in the schedule, which the look-up does not read
    Files.write(good, bytes);
    Command.Ended without = run(jdk, "--threads", "2", "--blocks", "4");
    assertThat(without.exit()).as(without.describe()).isZero();
    assertThat(without.stderr()).as(without.describe()).contains("The program runs without it");
    assertThat(line(without, 1)).as(without.describe()).isEqualTo("jay: no schedule fits");
  }

  private static Path onlySchedule(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jay")).findFirst().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aJarCarriesItsSchedules() throws IOException {
    Jdk jdk = Jdk.running();
    Path jar = directory.resolve("app.jar");
    Files.writeString(
        directory.resolve("m.txt"), "Main-Class: " + MAIN + "\nClass-Path: lib/api.jar\n");
    Files.createDirectory(directory.resolve("lib"));
    Files.copy(Settings.jar("jay-api"), directory.resolve("lib/api.jar"));
    String classes = "dev/jay/programs/compressor dev/jay/programs/Workers.class";
    shell(jdk, jdk.tool("jar") + " xf " + Settings.jar("jay-programs") + " " + classes);
    shell(jdk, jdk.tool("jar") + " cfm app.jar m.txt " + classes);
    String[] program = {"-jar", jar.toString(), "--threads", "2", "--blocks", "4"};
    Command.Ended learned =
        jay(with(List.of("learn", "--cache", "c", "--when", "arg1 = \"2\""), program));
    assertThat(learned.exit()).as(learned.describe()).isZero();
    List<String> auto = List.of("run", "--fingerprint", "--cache", "auto");
    assertThat(line(jay(with(auto, program)), 1)).isEqualTo("jay: no schedule fits");
    Files.createDirectories(directory.resolve("META-INF/jay"));
    String name = onlySchedule(directory.resolve("c")).getFileName().toString();
    Files.copy(directory.resolve("c/" + name), directory.resolve("META-INF/jay/" + name));
    shell(jdk, jdk.tool("jar") + " uf app.jar META-INF/jay");
    Command.Ended inJar = jay(with(auto, program));
    assertThat(line(inJar, 1)).as(inJar.describe()).startsWith("jay: reused app-");
    Files.copy(jar, directory.resolve("other.jar"));
    Files.move(directory.resolve("c"), directory.resolve("app.jay-cache"));
    Command.Ended beside = jay(with(auto, program));
    assertThat(line(beside, 1)).as(beside.describe()).startsWith("jay: reused app-");
    assertThat(directory.resolve("app.jay-cache/reuse.log")).doesNotExist();
  }

  private void shell(Jdk jdk, String line) {
    Command.Ended ended = Command.shell(jdk, directory, line).run();
    assertThat(ended.exit()).as(ended.describe()).isZero();
  }
}
