package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What `jay learn` computes: a schedule is used for the inputs that fit its conditions, the program
 * then does what it does under java, and it never leaves the schedule. {@code
 * -Djay.learned.inputs=500} tries more inputs.
 */
class LearnedTest {
  private static final int INPUTS = Integer.getInteger("jay.learned.inputs", 2);
  private static final String CLASS_PATH =
      Settings.jar("jay-programs") + ":" + Settings.jar("jay-api");

  @TempDir private Path directory;

  /**
   * A program, the arguments that it is learned with, and others drawn at random.
   *
   * @param serves whether some of the others are served, and not only the learned ones
   */
  private record Case(
      String program, String learned, boolean serves, Function<Random, String> others) {}

  private static final List<Case> CASES =
      List.of(
          new Case(
              "kernels.BlackScholes",
              "--threads 2 --size 40 --seed 1",
              true,
              r -> "--threads 2 --size " + size(r, 3000) + " --seed " + size(r, 99)),
          new Case(
              "kernels.Swaptions",
              "--threads 2 --size 4 --seed 1",
              true,
              r -> "--threads 2 --size " + size(r, 12) + " --seed " + size(r, 99)),
          new Case(
              "kernels.LuContiguous",
              "--threads 2 --size 40 --seed 1",
              true,
              r -> "--threads 2 --size 40 --seed " + size(r, 99)),
          new Case(
              "kernels.ParallelGrep",
              "--threads 2 --size 2",
              false,
              r -> "--threads 2 --size " + (2 + size(r, 4))),
          new Case("learned.ChosenStep", "3 3", true, r -> size(r, 6) + " " + size(r, 6)),
          new Case(
              "learned.MissingJoin",
              "2 2 0",
              true,
              r -> "2 " + (1 + size(r, 5000)) + " " + (2 + size(r, 9))));

  private static int size(Random random, int most) {
    return 1 + random.nextInt(most);
  }

  private Command.Ended jay(Jdk jdk, String command, String program, String arguments) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("--cache", "c-" + program, "-cp", CLASS_PATH));
    words.add("dev.jay.programs." + program);
    words.addAll(List.of(arguments.split(" ")));
    return Command.jay(jdk, directory, words.toArray(new String[0])).run();
  }

  private Command.Ended java(Jdk jdk, String program, String arguments) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of(jdk.tool("java").toString(), "-cp", CLASS_PATH));
    words.add("dev.jay.programs." + program);
    words.addAll(List.of(arguments.split(" ")));
    return Command.of(jdk, directory, words).run();
  }

  @TestFactory
  Stream<DynamicTest> peregrinesExampleHasThePreconditionsOfItsFigure5() {
    return Jdk.all().stream()
        .map(jdk -> DynamicTest.dynamicTest("JDK " + jdk.feature(), () -> figure5(jdk)));
  }

  private void figure5(Jdk jdk) {
    Command.Ended learned = jay(jdk, "learn", "learned.MissingJoin", "2 2 0");
    assertThat(learned.stderr())
        .as(learned.describe())
        .contains(
            "jay: it fits when parseInt(arg0) = 2\n"
                + "jay: and parseInt(arg1) >= parseInt(arg0)\n"
                + "jay: and parseInt(arg2) != 1\n"
                + "jay: use it with:");
    for (String other : List.of("2 5 1", "3 5 0", "2 1 0")) {
      Command.Ended ended = jay(jdk, "run --fingerprint", "learned.MissingJoin", other);
      assertThat(ended.stderr()).as(ended.describe()).contains("jay: no schedule fits");
    }
  }

  @Test
  void aSummarySaysWhatAMethodGivesBack() {
    Command.Ended learned = jay(Jdk.running(), "learn", "learned.OwnParser", "3");
    assertThat(learned.stderr())
        .as(learned.describe())
        .contains("jay: it fits when parseInt(trim(arg0)) = 3\njay: use it with:");
    Command.Ended run = jay(Jdk.running(), "run --fingerprint", "learned.OwnParser", "003");
    assertThat(run.stderr()).as(run.describe()).contains("jay: reused OwnParser-");
  }

  @TestFactory
  Stream<DynamicTest> whatFitsIsFollowedToItsEnd() {
    return CASES.stream()
        .map(each -> DynamicTest.dynamicTest(each.program, () -> follow(Jdk.running(), each)));
  }

  private void follow(Jdk jdk, Case tested) {
    Command.Ended learned = jay(jdk, "learn", tested.program, tested.learned);
    assertThat(learned.stderr()).as(learned.describe()).contains("jay: learned ");
    Random random = new Random(1);
    int served = 0;
    for (int i = 0; i <= INPUTS; i++) {
      String arguments = i == 0 ? tested.learned : tested.others.apply(random);
      Command.Ended plain = java(jdk, tested.program, arguments);
      Command.Ended run =
          jay(jdk, "run --fingerprint --delays " + (i + 1), tested.program, arguments);
      boolean isServed = run.stderr().contains("jay: reused ");
      assertThat(isServed || run.stderr().contains("jay: no schedule fits"))
          .as(run.describe())
          .isTrue();
      if (!tested.program.equals("learned.MissingJoin")) { // which prints what races
        assertThat(run.stdout()).as(run.describe()).isEqualTo(plain.stdout());
      }
      assertThat(i > 0 || isServed).as("the learned input: " + run.describe()).isTrue();
      served += isServed ? 1 : 0;
    }
    assertThat(served > 1).isEqualTo(tested.serves);
  }
}
