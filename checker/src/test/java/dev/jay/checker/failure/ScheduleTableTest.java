package dev.jay.checker.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.explore.Deed;
import dev.jay.runtime.explore.Failure;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTableTest {
  private static final List<String> THREADS = List.of("0 main", "0.1 one");
  private static final Failure FAILURE = new Failure(Failure.Type.RACE, "", "", null);

  @Test
  void eachThreadHasAColumnAndTimeRunsDownwards() {
    String table = table(List.of(read(0, 1), read(1, 2), write(1, 3), write(0, 3)), 100);
    assertThat(table.lines())
        .containsExactly(
            "0 main                        | 0.1 one",
            "----------------------------- | -----------------------------",
            "read C#1.count -> 1  C.java:1",
            "                              | read C#1.count -> 1  C.java:2",
            "                              | write C#1.count = 1  C.java:3",
            "write C#1.count = 1  C.java:3");
  }

  @Test
  void equalRowsInARowAreCounted() {
    assertThat(table(List.of(read(0, 1), read(0, 1), read(0, 1)), 100).lines())
        .last()
        .isEqualTo("read C#1.count -> 1 x3  C.java:1");
  }

  @Test
  void aLongScheduleLosesItsMiddle() {
    List<Deed> deeds = new ArrayList<>();
    for (int line = 1; line <= 1_000; line++) {
      deeds.add(read(0, line));
    }
    assertThat(table(deeds, 100).lines())
        .hasSize(2 + 60 + 1 + 60)
        .contains("... 880 more operations ...")
        .last()
        .isEqualTo("read C#1.count -> 1  C.java:1000");
  }

  @Test
  void whatIsTooWideGoesOnInTheNextLine() {
    String table = table(List.of(read(0, 1), write(1, 30)), 59);
    assertThat(table.lines()).allMatch(line -> line.length() <= 59).contains("  C.java:1");
  }

  @Test
  void manyThreadsHaveLanes() {
    List<Deed> deeds = new ArrayList<>();
    List<String> threads = new ArrayList<>();
    for (int t = 0; t < 5; t++) {
      deeds.add(read(t, t + 1));
      threads.add("0." + t + " worker");
    }
    String table = ScheduleTable.of(Story.of(deeds, threads, FAILURE, List.of()), 80);
    assertThat(table.lines())
        .allMatch(line -> line.length() <= 80)
        .contains("| | + 0.2 worker", "| | * | |  read C#1.count -> 1  C.java:3");
  }

  @Test
  void anAccessThatNobodyElseChangesIsNotShown() {
    Deed alone = read(0, 1);
    alone.isPlain = true;
    assertThat(table(List.of(alone, write(1, 2)), 100)).doesNotContain("C.java:1");
  }

  @Test
  void whoWaitsAtTheEndSaysForWhat() {
    Deed waits = operation(1, Kind.MONITOR_ENTER, Operation.ACQUIRE, 7);
    waits.isPending = true;
    assertThat(table(List.of(read(0, 1), waits), 100))
        .contains("waits to enter C#1.count  C.java:7");
  }

  private static String table(List<Deed> deeds, int width) {
    return ScheduleTable.of(Story.of(deeds, THREADS, FAILURE, List.of()), width);
  }

  private static Deed read(int strand, int line) {
    return operation(strand, Kind.VOLATILE, Operation.READ, line);
  }

  private static Deed write(int strand, int line) {
    return operation(strand, Kind.VOLATILE, Operation.WRITE, line);
  }

  private static Deed operation(int strand, int kind, int access, int line) {
    StackTraceElement place = new StackTraceElement("org.example.C", "m", "C.java", line);
    Deed deed =
        new Deed(
            1,
            strand,
            Operation.of(kind, access, 0),
            "org.example.C.count",
            "C#1.count",
            new StackTraceElement[] {place});
    deed.touch(1, access);
    deed.value = "1";
    return deed;
  }
}
