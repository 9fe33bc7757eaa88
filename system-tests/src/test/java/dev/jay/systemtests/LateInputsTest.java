package dev.jay.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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

/**
 * Inputs that arrive after the start decide which schedule is followed, while the program runs;
 * what fits none goes on in turns, from the same point each time. {@code -Djay.learned.inputs=500}
 * tries more inputs.
 */
class LateInputsTest {
  private static final int INPUTS = Integer.getInteger("jay.learned.inputs", 1);
  private static final String LEFT = ", by inputs that it does not fit";
  private static final String BATCH = "dev.jay.programs.learned.Batch";
  private static final String CLASS_PATH =
      Settings.jar("jay-programs") + ":" + Settings.jar("jay-api");

  @TempDir private Path directory;

  private Command.Ended jay(Jdk jdk, String input, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("-cp", CLASS_PATH, BATCH));
    return Command.jay(jdk, directory, words.toArray(new String[0])).reading(file(input)).run();
  }

  private Command.Ended java(Jdk jdk, String input) throws IOException {
    List<String> words = List.of(jdk.tool("java").toString(), "-cp", CLASS_PATH, BATCH);
    return Command.of(jdk, directory, words).reading(file(input)).run();
  }

  private Path file(String input) throws IOException {
    return Files.writeString(Files.createTempFile(directory, "input", ""), input);
  }

  private String learn(Jdk jdk, String input) throws IOException {
    Command.Ended ended = jay(jdk, input, "learn --cache c" + jdk.feature());
    assertThat(ended.stderr()).as(ended.describe()).contains("jay: learned ");
    return ended.stderr();
  }

  @TestFactory
  Stream<DynamicTest> theScheduleIsChosenByWhatIsRead() {
    return Jdk.all().stream()
        .map(jdk -> DynamicTest.dynamicTest("JDK " + jdk.feature(), () -> choose(jdk)));
  }

  private void choose(Jdk jdk) throws IOException {
    assertThat(learn(jdk, "2\n100\n7\n"))
        .contains("jay: it fits when parseInt(Batch.main.readLine[1]) = 2\n")
        .doesNotContain("mark[items]")
        .doesNotContain("pinned");
    learn(jdk, "2\n100\n7\nmerge\n");
    learn(jdk, "3\n100\n7\n");
    Random random = new Random(jdk.feature());
    for (int i = 0; i < INPUTS; i++) {
      String rest = "\n" + random.nextInt(100_000) + "\n" + random.nextInt(99) + "\n";
      expect(jdk, "2" + rest, "jay: reused ", i);
      expect(jdk, "2" + rest + "merge\n", "jay: reused ", i);
      expect(jdk, "3" + rest, "jay: reused ", i);
      String other = expect(jdk, "2" + rest + "x\n", LEFT, i);
      assertThat(expect(jdk, "2" + rest + "y\n", LEFT, i + 100)).isEqualTo(other);
      expect(jdk, (4 + random.nextInt(3)) + rest, LEFT, i);
    }
  }

  /** What the run became, and its schedule. */
  private String expect(Jdk jdk, String input, String outcome, int delays) throws IOException {
    Command.Ended plain = java(jdk, input);
    Command.Ended run =
        jay(
            jdk,
            input,
            "run --fingerprint --cache c" + jdk.feature() + " --delays " + (delays + 1));
    assertThat(run.stdout()).as(run.describe()).isEqualTo(plain.stdout());
    assertThat(run.stderr()).as(run.describe()).contains(outcome);
    List<String> lines = run.jayLines();
    return lines.get(lines.size() - 1);
  }

  @Test
  void inputThatComesSlowlyIsWaitedFor() throws IOException {
    Jdk jdk = Jdk.running();
    Command.Ended learned = jay(jdk, "2\n100\n7\nmerge\n", "learn --cache slow");
    assertThat(learned.stderr()).as(learned.describe()).contains("jay: learned ");
    String java =
        Command.jay(jdk, directory, "run", "--fingerprint", "--cache", "slow").words().stream()
            .reduce("", (line, word) -> line + " '" + word + "'");
    String slow = "(sleep 1; echo 2; sleep 1; echo 5; echo 7; sleep 1; echo %s) |";
    for (String last : List.of("merge", "other")) {
      Command.Ended run =
          Command.shell(
                  jdk, directory, slow.formatted(last) + java + " -cp " + CLASS_PATH + " " + BATCH)
              .run();
      assertThat(run.exit()).as(run.describe()).isZero();
      assertThat(run.stderr())
          .as(run.describe())
          .contains(last.equals("merge") ? "jay: reused " : "jay: left ");
    }
  }

  @Test
  void howMuchIsReadIsNoPartOfTheSchedule() throws IOException {
    Jdk jdk = Jdk.running();
    Path source = directory.resolve("Count.java");
    Files.writeString(
        source,
        """
        import java.io.*;
        class Count {
          static int sum;
          public static void main(String[] args) throws Exception {
            try (BufferedReader in = new BufferedReader(new FileReader(args[0]))) {
              for (String l = in.readLine(); l != null; l = in.readLine()) { sum += l.length(); }
            }
            Thread thread = new Thread(() -> { synchronized (Count.class) { sum++; } });
            thread.start();
            thread.join();
            System.out.println(sum);
          }
        }
        """);
    Command.of(jdk, directory, List.of(jdk.tool("javac").toString(), "Count.java")).run();
    Files.writeString(directory.resolve("short"), "a\nb\n");
    Files.writeString(directory.resolve("long"), "some line\n".repeat(5000));
    Command.Ended learned =
        Command.jay(jdk, directory, "learn", "--cache", "n", "-cp", ".", "Count", "short").run();
    assertThat(learned.stderr()).as(learned.describe()).contains("jay: it fits every input");
    String[] words = {"run", "--fingerprint", "--cache", "n", "-cp", ".", "Count", "long"};
    Command.Ended run = Command.jay(jdk, directory, words).run();
    assertThat(run.stderr()).as(run.describe()).contains("jay: reused ");
    assertThat(run.stdout()).isEqualTo("45001\n");
  }
}
