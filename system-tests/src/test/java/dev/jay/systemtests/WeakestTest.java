package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Preconditions ask for no more than they must: whoever takes the same schedule by itself, traced
 * as when it is learned, is served by it. And no more than that: who is served is what it is under
 * java. {@code -Djay.weakest.inputs=200} tries more inputs, and {@code -Djay.weakest.all} all
 * programs.
 */
class WeakestTest {
  private static final int INPUTS = Integer.getInteger("jay.weakest.inputs", 2);
  private static final boolean ALL = System.getProperty("jay.weakest.all") != null;
  private static final String CLASS_PATH =
      Settings.jar("jay-programs") + ":" + Settings.jar("jay-api");

  @TempDir private Path directory;

  private record Case(String program, String learned, Function<Random, String> others) {}

  private static final List<Case> CASES =
      List.of(
          new Case(
              "kernels.Ocean",
              "--threads 2 --size 6 --seed 1",
              r -> "--threads 2 --size 6 --seed " + number(r, 999)),
          new Case(
              "kernels.BlackScholes",
              "--threads 2 --size 40 --seed 1",
              r -> "--threads 2 --size " + number(r, 99) + " --seed " + number(r, 99)),
          new Case(
              "kernels.Swaptions",
              "--threads 2 --size 2 --seed 1",
              r -> "--threads 2 --size " + number(r, 4) + " --seed " + number(r, 99)),
          new Case(
              "kernels.LuContiguous",
              "--threads 2 --size 20 --seed 1",
              r -> "--threads 2 --size " + number(r, 48) + " --seed " + number(r, 99)),
          new Case(
              "kernels.LuNonContiguous",
              "--threads 2 --size 20 --seed 1",
              r -> "--threads 2 --size " + number(r, 48) + " --seed " + number(r, 99)),
          new Case(
              "kernels.Fft",
              "--threads 2 --size 4 --seed 1",
              r -> "--threads 2 --size 4 --seed " + number(r, 99)),
          new Case(
              "racy.Pbzip2", "--threads 2 --blocks 3", r -> "--threads 2 --blocks " + number(r, 5)),
          new Case(
              "kernels.WaterNsquared",
              "--threads 2 --size 4 --steps 1 --seed 1",
              r -> "--threads 2 --size 4 --steps 1 --seed " + number(r, 999)),
          new Case(
              "kernels.Cholesky",
              "--threads 2 --size 6 --seed 1",
              r -> "--threads 2 --size 6 --seed " + number(r, 999)),
          new Case(
              "kernels.Downloader",
              "--threads 2 --size 9000 --seed 1",
              r -> "--threads 2 --size " + number(r, 30_000) + " --seed " + number(r, 999)));

  private static int number(Random random, int most) {
    return 1 + random.nextInt(most);
  }

  @TestFactory
  Stream<DynamicTest> whoeverTakesTheSameScheduleIsServedByIt() {
    return (ALL ? CASES : CASES.subList(0, 1))
        .stream()
            .map(each -> DynamicTest.dynamicTest(each.program, () -> compare(Jdk.running(), each)));
  }

  private void compare(Jdk jdk, Case tested) {
    String own = schedule(jdk, tested, tested.learned, "own");
    Random random = new Random(3);
    int same = 0;
    int served = 0;
    for (int i = 0; i < INPUTS; i++) {
      String arguments = tested.others.apply(random);
      String other = schedule(jdk, tested, arguments, "other");
      Command.Ended run = jay(jdk, "run --fingerprint --cache own", tested, arguments);
      boolean isServed = run.stderr().contains("jay: reused ");
      if (other.equals(own)) {
        same++;
        assertThat(isServed).as(run.describe()).isTrue();
      }
      boolean isLeft = run.stderr().contains("jay: left ");
      assertThat(isLeft && !run.stderr().contains(", by inputs that")).as(run.describe()).isFalse();
      if (isServed) {
        served++;
        assertThat(scheduleOf(run)).as(run.describe()).isEqualTo(own);
      }
    }
    System.out.println(
        tested.program + ": " + INPUTS + " inputs, same schedule " + same + ", served " + served);
  }

  /** The schedule of an input by itself, traced. */
  private String schedule(Jdk jdk, Case tested, String arguments, String cache) {
    Command.Ended learned = jay(jdk, "learn --fingerprint --cache " + cache, tested, arguments);
    assertThat(learned.exit()).as(learned.describe()).isZero();
    return scheduleOf(learned);
  }

  private static String scheduleOf(Command.Ended ended) {
    return ended.jayLines().stream()
        .filter(each -> each.startsWith("jay: schedule "))
        .findFirst()
        .orElseThrow(() -> new AssertionError(ended.describe()));
  }

  private Command.Ended jay(Jdk jdk, String command, Case tested, String arguments) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("-cp", CLASS_PATH, "dev.jay.programs." + tested.program));
    words.addAll(List.of(arguments.split(" ")));
    return Command.jay(jdk, directory, words.toArray(new String[0])).run();
  }
}
