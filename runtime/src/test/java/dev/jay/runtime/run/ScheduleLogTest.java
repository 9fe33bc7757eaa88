package dev.jay.runtime.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jay.runtime.core.Harness;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.trace.Kind;
import dev.jay.trace.LogReader;
import dev.jay.trace.Operation;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an observer was told is what a reader of its file finds. */
class ScheduleLogTest {
  private final Sphere sphere = Harness.run().sphere;
  private final Strand s = sphere.begin();

  /** What is read of an operation. */
  private record Read(int thread, String name, int kind, String place) {}

  private static List<Read> read(Path file) throws Exception {
    List<Read> read = new ArrayList<>();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      LogReader reader = new LogReader(in, "log");
      while (reader.next()) {
        read.add(new Read(reader.thread(), reader.threadName(), reader.kind(), reader.place()));
      }
    }
    return read;
  }

  @Test
  void eachOperationIsWrittenWithItsThreadKindAndPlace(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("log");
    ScheduleLog log = ScheduleLog.open(file.toString());
    for (int i = 0; i < 2; i++) {
      log.operation(s, Operation.of(Kind.LOCK, Operation.ACQUIRE, 3), null, Operation.WHOLE);
    }
    List.of(Kind.PARK).forEach(kind -> log.operation(s, kind, null, Operation.WHOLE));
    log.closes(sphere);
    List<Read> read = read(file);
    assertThat(read).extracting(Read::kind).containsExactly(Kind.LOCK, Kind.LOCK, Kind.PARK);
    assertThat(read).extracting(Read::thread).containsOnly(s.id);
    assertThat(read)
        .extracting(Read::name)
        .containsOnly("0 \"" + Thread.currentThread().getName() + "\"");
    assertThat(read.get(1).place())
        .isEqualTo(read.get(0).place())
        .doesNotContain("dev.jay.runtime.");
    assertThat(read.get(2).place()).as("through a method of the JDK").contains("Iterable.forEach");
    assertThat(s.mode).as("no longer passing").isZero();
  }
}
