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

class LogTest {
  /** Bytes before the first section, and of the last one. */
  private static final int HEADER = 10;

  private static final int END = 12;

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
    LogWriter writer = new LogWriter(out);
    for (Operation operation : schedule) {
      writer.thread(operation.thread(), "name of " + operation.thread());
      int place = writer.place(operation.place());
      writer.operation(operation.thread(), operation.kind(), place);
    }
    writer.close();
    return out.toByteArray();
  }

  private static List<Operation> read(byte[] bytes) throws IOException {
    LogReader reader = new LogReader(new ByteArrayInputStream(bytes), "x.jay");
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
    int length = HEADER + cut % (whole.length - HEADER - END);
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
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("not a Jay file");
  }

  @Example
  void aScheduleToReplayIsRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScheduleFile.write(new Schedule(), out);
    assertThatThrownBy(() -> read(out.toByteArray()))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("jay run --schedule");
  }

  @Example
  void aLogIsNoScheduleToReplay() throws IOException {
    byte[] log = write(List.of(new Operation(0, 0, "place")));
    assertThatThrownBy(() -> ScheduleFile.read(new ByteArrayInputStream(log), "x.jay"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("jay diff");
  }

  @Property
  void aDamagedFileIsRefusedWithOneLine(
      @ForAll @Size(min = 1, max = 10) List<@From("operations") Operation> schedule,
      @ForAll @IntRange(max = 10_000) int position,
      @ForAll @IntRange(min = 1, max = 255) int change)
      throws IOException {
    byte[] file = write(schedule);
    file[position % file.length] ^= (byte) change;
    try {
      assertThat(read(file)).isSubsetOf(schedule); // its end was damaged
    } catch (BadFile e) {
      assertThat(e).hasMessageContaining("x.jay").hasMessageNotContaining("\n");
    }
  }

  @Example
  void aNewerVersionIsRefused() throws IOException {
    byte[] file = write(List.of());
    file[HEADER - 1] = 9;
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("format 9");
  }
}
