package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CourseTest {
  private static final long PLENTY = 1 << 30;

  /** Each event as a line. */
  private static final class Lines implements CourseEvents {
    final List<String> lines = new ArrayList<>();

    private void add(String what, Object... numbers) {
      lines.add(what + Arrays.toString(numbers));
    }

    @Override
    public void begins(CourseStep step) {
      add(
          "begins",
          step.strand,
          step.kind,
          step.target,
          step.classNumber,
          step.reads,
          step.holds,
          step.computed,
          step.trips,
          step.passes,
          step.idle);
    }

    @Override
    public void ends(int strand, int flags, long nanos) {
      add("ends", strand, flags, nanos);
    }

    @Override
    public void waits(int strand, int where, long nanos, long timeout) {
      add("waits", strand, where, nanos, timeout);
    }

    @Override
    public void exits(int strand, long nanos) {
      add("exits", strand, nanos);
    }

    @Override
    public void wakes(int strand, int cause) {
      add("wakes", strand, cause);
    }

    @Override
    public void starts(int strand, int cause) {
      add("starts", strand, cause);
    }

    @Override
    public void asks(int owner) {
      add("asks", owner);
    }
  }

  private static void tell(CourseEvents to) throws IOException {
    CourseStep step = new CourseStep();
    step.strand = 300;
    step.kind = Kind.LOCK;
    step.target = 1;
    step.classNumber = 7;
    step.holds = true;
    step.computed = 10_000_000_000L;
    to.begins(step);
    to.starts(2, CourseEvents.FROM_OUTSIDE);
    to.asks(5);
    to.ends(300, CourseStep.SHARED | CourseStep.SKIPS, 129);
    step.classNumber = 0; // it has been told
    step.holds = false;
    step.reads = true;
    step.computed = 0;
    step.trips = 1 << 25;
    step.passes = 3;
    step.idle = 1L << 40;
    to.begins(step);
    to.waits(300, CourseEvents.FOR_OTHERS, 0, Long.MAX_VALUE);
    to.wakes(300, CourseEvents.BY_TIME);
    to.exits(2, 1);
  }

  @Test
  void whatIsWrittenIsTold() throws IOException {
    Lines expected = new Lines();
    tell(expected);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    CourseWriter writer = new CourseWriter(file, PLENTY);
    tell(writer);
    writer.close();
    assertThat(writer.isFull()).isFalse();
    assertThat(read(file.toByteArray())).isEqualTo(expected.lines);
  }

  @Test
  void aFileHasAMostSizeAndSaysSo() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    CourseWriter writer = new CourseWriter(file, 100_000);
    for (int i = 0; i < 100_000; i++) {
      writer.ends(1, 0, 1_000);
    }
    writer.close();
    assertThat(writer.isFull()).isTrue();
    assertThat(file.size()).isBetween(100_000, 200_000);
    assertThat(read(file.toByteArray())).hasSizeBetween(20_000, 50_000);
  }

  @Test
  void aFileThatIsCutShortEndsWithItsLastWholeSection() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    CourseWriter writer = new CourseWriter(file, PLENTY);
    for (int i = 0; i < 30_000; i++) {
      writer.ends(1, 0, 1_000);
    }
    writer.close();
    byte[] half = Arrays.copyOf(file.toByteArray(), file.size() - 100);
    assertThat(read(half)).hasSizeBetween(1_000, 29_999);
  }

  @Test
  void anotherFileIsNamed() {
    assertThatThrownBy(() -> read("what is this".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("a.course");
  }

  private static List<String> read(byte[] bytes) throws IOException {
    Lines lines = new Lines();
    new CourseReader(new ByteArrayInputStream(bytes), "a.course").tell(lines);
    return lines.lines;
  }
}
