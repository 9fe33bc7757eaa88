package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs ({@link SmallPrograms}), learned and then run with random inputs for which the
 * conditions hold: they do what they do under java and do not leave the schedule, unless a
 * condition about what a branch compares says so; those with races do the same each time, however
 * disturbed, as long as they follow the schedule.
 *
 * <p>Many share a JVM: one main runs a batch of them one after the other, each with arguments of
 * its own, so the conditions of the batch are those of all, and a run tries another input of each.
 * {@code -Djay.learned.batches=100} tries more batches, {@code -Djay.learned.first=7} begins with
 * another one.
 */
class LearnedProgramsTest {
  private static final int BATCHES = Integer.getInteger("jay.learned.batches", 1);
  private static final int FIRST = Integer.getInteger("jay.learned.first", 0);
  private static final int PROGRAMS = Integer.getInteger("jay.learned.programs", 20);
  private static final Pattern OF_BRANCH = Pattern.compile("\\bP(\\d+)[.$]");
  private static final int RUNS = 3;
  private static final int TRIES = 40;

  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> withoutRacesTheyDoWhatTheyDoUnderJava() {
    return batches(false);
  }

  @TestFactory
  Stream<DynamicTest> withRacesTheyDoTheSameEachTime() {
    return batches(true);
  }

  private Stream<DynamicTest> batches(boolean races) {
    return IntStream.range(FIRST, FIRST + BATCHES)
        .mapToObj(i -> DynamicTest.dynamicTest("batch " + i, () -> batch(i, races)));
  }

  private void batch(int number, boolean races) throws IOException {
    Path home = Files.createDirectory(directory.resolve((races ? "races" : "batch") + number));
    compile(home, number, races);
    Random random = new Random(number);
    List<String> learned = new ArrayList<>();
    for (int i = 0; i < PROGRAMS * SmallPrograms.INPUTS; i++) {
      learned.add(input(random));
    }
    Command.Ended ended = jay(home, "learn --cache c", learned);
    assertThat(ended.stderr()).as(ended.describe()).contains("jay: learned ");
    List<String> texts = conditions(home, ended);
    Set<Integer> fixed = programsOfBranches(texts);
    texts.removeIf(each -> OF_BRANCH.matcher(each).find());
    Conditions conditions = new Conditions(texts);
    assertThat(conditions.hold(learned)).as(ended.describe()).isTrue();
    int changed = 0;
    for (int i = 0; i < RUNS; i++) {
      List<String> others = others(learned, conditions, fixed, random);
      changed += others.equals(learned) ? 0 : 1;
      run(home, others, races, RUNS * number + i);
    }
    assertThat(changed).isPositive();
  }

  private static String input(Random random) {
    return Integer.toString(random.nextInt(16) - 2);
  }

  private void compile(Path home, int number, boolean races) throws IOException {
    List<String> words = new ArrayList<>();
    words.addAll(List.of(Jdk.running().tool("javac").toString(), "-nowarn", "-d", "classes"));
    StringBuilder calls = new StringBuilder();
    for (int i = 0; i < PROGRAMS; i++) {
      long seed = (long) number * PROGRAMS + i;
      String name = "P" + i;
      Files.writeString(home.resolve(name + ".java"), new SmallPrograms(seed, races).program(name));
      words.add(name + ".java");
      calls.append(
          "System.out.println(\"%s \" + %s.run(args, %d));\n"
              .formatted(name, name, i * SmallPrograms.INPUTS));
    }
    Files.writeString(
        home.resolve("Batch.java"),
        "public final class Batch {\npublic static void main(String[] args) throws Exception {\n"
            + calls
            + "}\n}\n");
    words.add("Batch.java");
    Command.Ended ended = Command.of(Jdk.running(), home, words).run();
    assertThat(ended.exit()).as(ended.describe()).isZero();
  }

  private static List<String> conditions(Path home, Command.Ended learned) {
    String line = learned.stderr().substring(learned.stderr().indexOf("jay: learned "));
    String name = line.split(" ")[2].replace(":", "");
    Command.Ended shown =
        Command.jay(Jdk.running(), home, "cache", "show", "--cache", "c", name).run();
    return shown
        .stdout()
        .lines()
        .filter(each -> each.startsWith("    ") || each.startsWith("and "))
        .map(each -> each.substring(4))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Conditions about what a branch compares can only be told by running the program. */
  private static Set<Integer> programsOfBranches(List<String> texts) {
    Set<Integer> programs = new HashSet<>();
    for (String each : texts) {
      for (Matcher branch = OF_BRANCH.matcher(each); branch.find(); ) {
        programs.add(Integer.parseInt(branch.group(1)));
      }
    }
    return programs;
  }

  /**
   * Other arguments that fit, of as many programs as possible; of those that are asked while they
   * run, those of one, which may or may not fit.
   */
  private static List<String> others(
      List<String> learned, Conditions conditions, Set<Integer> asked, Random random) {
    List<String> others = new ArrayList<>(learned);
    int open = random.nextInt(PROGRAMS);
    for (int i = 0; i < PROGRAMS; i++) {
      for (int k = 0; k < TRIES && (i == open || !asked.contains(i)); k++) {
        List<String> tried = new ArrayList<>(others);
        for (int n = random.nextInt(SmallPrograms.INPUTS); n >= 0; n--) {
          int at = i * SmallPrograms.INPUTS + random.nextInt(SmallPrograms.INPUTS);
          tried.set(at, input(random));
        }
        if (conditions.hold(tried)) {
          others = tried;
        }
      }
    }
    return others;
  }

  private static void run(Path home, List<String> arguments, boolean races, int seed) {
    String expected = "";
    if (!races) {
      List<String> java = new ArrayList<>();
      java.addAll(List.of(Jdk.running().tool("java").toString(), "-cp", "classes", "Batch"));
      java.addAll(arguments);
      expected = Command.of(Jdk.running(), home, java).run().stdout();
    }
    for (int i = 0; i < (races ? 2 : 1); i++) {
      String options = "run --cache c --fingerprint --delays " + (2 * seed + i + 1);
      Command.Ended ended = jay(home, options, arguments);
      boolean isLeftAsToldByConditions =
          ended.stderr().contains(", by inputs that it does not fit");
      assertThat(isLeftAsToldByConditions || ended.stderr().contains("jay: reused "))
          .as(ended.describe())
          .isTrue();
      if (!races || !isLeftAsToldByConditions) {
        expected = expected.isEmpty() ? ended.stdout() : expected;
        assertThat(ended.stdout()).as(ended.describe()).isEqualTo(expected);
      }
    }
  }

  private static Command.Ended jay(Path home, String command, List<String> arguments) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("-cp", "classes", "Batch"));
    words.addAll(arguments);
    return Command.jay(Jdk.running(), home, words.toArray(new String[0])).run();
  }
}
