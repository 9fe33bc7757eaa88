package dev.jay.checker.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTableTest {
  private static final List<String> THREADS = List.of("0 main", "0.1 one");

  @Test
  void eachThreadHasAColumnAndTimeRunsDownwards() {
    String table =
        ScheduleTable.of(List.of(read(0, 1), read(1, 2), write(1, 3), write(0, 3)), THREADS);
    assertThat(table.lines())
        .containsExactly(
            "0 main                  | 0.1 one",
            "----------------------- | -----------------------",
            "read C.count  C.java:1",
            "                        | read C.count  C.java:2",
            "                        | write C.count  C.java:3",
            "write C.count  C.java:3");
  }

  @Test
  void equalRowsInARowAreCounted() {
    assertThat(ScheduleTable.of(List.of(read(0, 1), read(0, 1), read(0, 1)), THREADS).lines())
        .last()
        .isEqualTo("read C.count  C.java:1 x3");
  }

  @Test
  void aLongScheduleLosesItsMiddle() {
    List<RecordedOperation> operations = new ArrayList<>();
    for (int line = 1; line <= 1_000; line++) {
      operations.add(read(0, line));
    }
    assertThat(ScheduleTable.of(operations, THREADS).lines())
        .hasSize(2 + 60 + 1 + 60)
        .contains("... 880 more operations ...")
        .last()
        .isEqualTo("read C.count  C.java:1000");
  }

  private static RecordedOperation read(int strand, int line) {
    return operation(strand, Operation.READ, line);
  }

  private static RecordedOperation write(int strand, int line) {
    return operation(strand, Operation.WRITE, line);
  }

  private static RecordedOperation operation(int strand, int access, int line) {
    return new RecordedOperation(
        1,
        strand,
        Operation.of(Kind.VOLATILE, access, 0),
        "org.example.C.count",
        new StackTraceElement[] {new StackTraceElement("org.example.C", "m", "C.java", line)});
  }
}
