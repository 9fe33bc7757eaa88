package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ScheduleLogTest {
  record Operation(int thread, int kind, String place) {}

  @Provide
  Arbitrary<Operation> operations() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 100_000),
            Arbitraries.integers().between(0, Kind.COUNT - 1),
            Arbitraries.strings().ofMaxLength(30))
        .as(Operation::new);
  }

  private static byte[] write(List<Operation> schedule) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScheduleWriter writer = new ScheduleWriter(out);
    for (Operation operation : schedule) {
      writer.thread(operation.thread(), "name of " + operation.thread());
      int place = writer.place(operation.place());
      writer.operation(operation.thread(), operation.kind(), place);
    }
    writer.flush();
    return out.toByteArray();
  }

  private static List<Operation> read(byte[] bytes) throws IOException {
    ScheduleReader reader = new ScheduleReader(new ByteArrayInputStream(bytes));
    List<Operation> schedule = new ArrayList<>();
    while (reader.next()) {
      assertThat(reader.threadName()).isEqualTo("name of " + reader.thread());
      schedule.add(new Operation(reader.thread(), reader.kind(), reader.place()));
    }
    return schedule;
  }

  @Property
  void whatIsWrittenIsRead(@ForAll @Size(max = 40) List<@From("operations") Operation> schedule)
      throws IOException {
    assertThat(read(write(schedule))).isEqualTo(schedule);
  }

  @Property
  void aFileThatIsCutShortIsReadUpToThere(
      @ForAll @Size(min = 1, max = 10) List<@From("operations") Operation> schedule,
      @ForAll @IntRange(max = 1000) int cut)
      throws IOException {
    byte[] whole = write(schedule);
    int header = ScheduleWriter.MAGIC.length + 1;
    int length = header + cut % (whole.length - header);
    List<Operation> found = read(Arrays.copyOf(whole, length));
    assertThat(schedule.subList(0, found.size())).isEqualTo(found);
    assertThat(found.size()).isLessThan(schedule.size());
  }

  @Example
  void manyOperationsAreMoreThanTheBuffer() throws IOException {
    List<Operation> schedule = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      schedule.add(new Operation(i % 300, i % Kind.COUNT, "place " + i));
    }
    assertThat(read(write(schedule))).isEqualTo(schedule);
  }

  @Example
  void anotherFileIsRefused() {
    assertThatThrownBy(
            () -> read("no schedule at all".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
        .isInstanceOf(ScheduleReader.BadFile.class)
        .hasMessageContaining("--schedule");
  }

  @Example
  void aNewerVersionIsRefused() throws IOException {
    byte[] file = write(List.of());
    file[ScheduleWriter.MAGIC.length] = 9;
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(ScheduleReader.BadFile.class)
        .hasMessageContaining("version 9");
  }
}
