package dev.jay.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.trace.BadFile;
import dev.jay.trace.Kind;
import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingWriter;
import dev.jay.trace.TraceCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Traces as files. The golden file is rewritten with {@code -Djay.golden=write}. */
class TraceReaderTest {
  private static final String GOLDEN = "trace-1.jay";
  private static final int FIELD_READ = 0;
  private static final int FIELD_WRITE = 1;
  private static final int ELEMENT_WRITE = 2;
  private static final int BLOCK = 3;
  private static final int STACK = 4;

  /** Two strands: the first starts the second, then both use a field and an element. */
  private static byte[] file() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RecordingWriter writer = RecordingWriter.begin(out);
    RecordingHead head = new RecordingHead();
    head.properties.put("order", "rounds");
    writer.head(head);
    Bytes sites = new Bytes();
    sites.text("app.Main.run()V#1 read app.Main.x @7");
    sites.text("app.Main.run()V#2 write app.Main.x @8");
    sites.text("app.Main.run()V#3 write [] @9");
    sites.text("app.Main.run()V#1 block 0 @7");
    sites.text("app.Main.run(Main.java:8)\njava.lang.Thread.run(Thread.java:1)");
    write(writer, RecordingWriter.SITES, sites);
    Bytes operations = new Bytes();
    operations.numbers(TraceCode.OPERATION, Kind.START, 7);
    operations.numbers(1 << TraceCode.BITS | TraceCode.STARTS, 7);
    operations.numbers(1 << TraceCode.BITS | TraceCode.OPERATION, Kind.EXIT, 0);
    operations.numbers(1 << TraceCode.BITS | TraceCode.ENDS);
    operations.numbers(TraceCode.OPERATION, Kind.JOIN, 7);
    write(writer, RecordingWriter.OPERATIONS, operations);
    Bytes first = new Bytes();
    first.numbers(BLOCK << TraceCode.BITS | TraceCode.BLOCK, TraceCode.UNIT);
    first.numbers(STACK << TraceCode.BITS | TraceCode.STACK);
    first.numbers(FIELD_WRITE << TraceCode.BITS | TraceCode.WRITE, 5, 0);
    first.numbers(ELEMENT_WRITE << TraceCode.BITS | TraceCode.SILENT, 6, 300, 0);
    first.numbers(TraceCode.UNIT);
    first.numbers(FIELD_READ << TraceCode.BITS | TraceCode.READ, 5, 1);
    write(writer, RecordingWriter.memory(0), first);
    Bytes second = new Bytes();
    second.numbers(FIELD_READ << TraceCode.BITS | TraceCode.READ, 5, 1);
    second.numbers(TraceCode.UNIT);
    write(writer, RecordingWriter.memory(1), second);
    writer.close();
    return out.toByteArray();
  }

  private static void write(RecordingWriter writer, int stream, Bytes bytes) throws IOException {
    byte[] content = bytes.toByteArray();
    writer.piece(stream, content, content.length);
  }

  /** Numbers as streams hold them. */
  private static final class Bytes extends ByteArrayOutputStream {
    void numbers(long... values) {
      for (long value : values) {
        long rest = value;
        while (rest > 0x7F) {
          write((int) rest | 0x80);
          rest >>>= 7;
        }
        write((int) rest);
      }
    }

    void text(String text) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      numbers(bytes.length);
      write(bytes, 0, bytes.length);
    }
  }

  @Test
  void aTraceIsReadBack() throws IOException {
    Trace trace = TraceReader.read(new ByteArrayInputStream(file()), "t.jay");
    assertThat(trace.strands()).isEqualTo(2);
    assertThat(trace.units()).isEqualTo(3);
    assertThat(trace.accesses()).isEqualTo(4);
    assertThat(trace.blocks).isEqualTo(1);
    assertThat(trace.isComplete).isTrue();
    assertThat(trace.region.get(0)).isEqualTo(1);
    assertThat(trace.region.get(2)).isEqualTo(2);
    assertThat(trace.location.get(0)).isEqualTo(trace.location.get(3));
    assertThat(trace.stamp.get(2)).isEqualTo(2);
    Races races = Races.of(trace);
    assertThat(races.count()).isEqualTo(1);
    assertThat(races.groups().get(0).first().site).startsWith("app.Main.run()V#2 write");
    assertThat(races.groups().get(0).first().stack)
        .containsExactly("app.Main.run(Main.java:8)", "java.lang.Thread.run(Thread.java:1)");
    assertThat(races.groups().get(0).second().stack).isEmpty();
    assertThat(races.unordered).isEqualTo(1);
  }

  @Test
  void theFormatIsThatOfTheGoldenFile() throws IOException {
    if ("write".equals(System.getProperty("jay.golden"))) {
      Files.write(Path.of("src/test/resources/dev/jay/analysis", GOLDEN), file());
    }
    try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(GOLDEN))) {
      Trace golden = TraceReader.read(in, GOLDEN);
      assertThat(golden.sites).hasSize(4);
      assertThat(Races.of(golden).count()).isEqualTo(1);
    }
  }

  @Test
  void aTraceThatWasCutShortIsReadUpToItsLastPiece() throws IOException {
    byte[] whole = file();
    for (int length = whole.length - 1; length > whole.length - 60; length--) {
      Trace trace =
          TraceReader.read(new ByteArrayInputStream(Arrays.copyOf(whole, length)), "t.jay");
      assertThat(trace.isComplete).isFalse();
      assertThat(Races.of(trace).count()).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void whatIsNoTraceIsRefusedInALine() {
    assertThatThrownBy(() -> TraceReader.read(new ByteArrayInputStream(recording()), "r.jay"))
        .isInstanceOf(BadFile.class)
        .hasMessage("r.jay is no trace. Make one with: jay trace -o FILE ...");
  }

  private static byte[] recording() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RecordingWriter writer = RecordingWriter.begin(out);
    writer.head(new RecordingHead());
    writer.close();
    return out.toByteArray();
  }

  /** Checksums are made right again, so that what is inside is reached. */
  @Test
  void damagedStreamsAreRefusedOrRead() throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < 3000; i++) {
      byte[] operations = new byte[1 + random.nextInt(20)];
      byte[] memory = new byte[1 + random.nextInt(20)];
      random.nextBytes(operations);
      random.nextBytes(memory);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      RecordingWriter writer = RecordingWriter.begin(out);
      writer.head(new RecordingHead());
      Bytes sites = new Bytes();
      sites.text("app.Main.run()V#1 read [] @7");
      write(writer, RecordingWriter.SITES, sites);
      writer.piece(RecordingWriter.OPERATIONS, operations, operations.length);
      writer.piece(RecordingWriter.memory(0), memory, memory.length);
      writer.close();
      try {
        Races.of(TraceReader.read(new ByteArrayInputStream(out.toByteArray()), "t.jay"));
      } catch (BadFile e) {
        assertThat(e.getMessage()).startsWith("t.jay ");
      }
    }
  }
}
