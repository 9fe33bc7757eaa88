package dev.jay.systemtests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Shows that the programs of {@link DeterminismTest} need Jay: each is run under plain java with
 * the newest JDK, in four ways by turns, until two outputs differ. Those that never did in {@code
 * jay.plain.runs} runs (30) are skipped and listed at the end. It is no test of Jay, so {@code mvn
 * verify} leaves it out: {@code -Dtest=PlainJava}.
 */
class PlainJava {
  private static final int RUNS = Integer.getInteger("jay.plain.runs", 30);
  private static final Jdk JDK = Jdk.all().get(Jdk.all().size() - 1);

  /** By program: the number of the first run that was not like the first; 0 if none was. */
  private static final Map<String, Integer> DIFFERED = new ConcurrentSkipListMap<>();

  @TestFactory
  Stream<DynamicTest> programsVaryUnderPlainJava() {
    return Stream.of("ops", "clocks", "inputs", "racy")
        .flatMap(f -> Programs.test(f, PlainJava::vary));
  }

  private static void vary(String program) {
    Launch plain = Launch.plain(JDK, program);
    Outcome first = Forks.run(plain);
    int run = 2;
    while (run <= RUNS && Forks.run(inSomeWay(plain, run)).stdout().equals(first.stdout())) {
      run++;
    }
    boolean differed = run <= RUNS;
    DIFFERED.put(program, differed ? run : 0);
    Assumptions.assumeTrue(differed, "one output in " + RUNS + " runs");
  }

  private static Launch inSomeWay(Launch plain, int run) {
    return switch (run % 4) {
      case 0 -> plain;
      case 1 -> Launch.canPin() ? plain.onOneCore() : plain.quick();
      case 2 -> plain.quick();
      default -> plain.besideHog();
    };
  }

  @AfterAll
  static void list() throws IOException {
    List<String> never =
        DIFFERED.keySet().stream().filter(program -> DIFFERED.get(program) == 0).toList();
    StringBuilder text = new StringBuilder("| program | first run that differs |\n|---|---|\n");
    DIFFERED.forEach(
        (program, run) ->
            text.append("| %s | %s |\n".formatted(program, run == 0 ? "none of " + RUNS : run)));
    Path table = Path.of("target/plain-java.md").toAbsolutePath();
    Files.createDirectories(table.getParent());
    Files.writeString(table, text);
    int varied = DIFFERED.size() - never.size();
    System.out.printf(
        "%d of %d programs vary under plain java (%s)%n", varied, DIFFERED.size(), table);
    never.forEach(program -> System.out.printf("one output in %d runs: %s%n", RUNS, program));
  }
}
