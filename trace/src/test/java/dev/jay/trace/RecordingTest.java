package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

class RecordingTest {
  private static final int MUTATIONS = 10_000;

  private static RecordingHead head() {
    RecordingHead head = new RecordingHead();
    head.properties.put("order", "arrival");
    head.words.addAll(List.of("-cp", "out", "Main", "with space", ""));
    head.environment.put("HOME", "/home/ä");
    head.digests.put("out", 42L);
    return head;
  }

  private static byte[] write(List<byte[]> pieces) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RecordingWriter writer = RecordingWriter.begin(out);
    writer.head(head());
    int stream = 0;
    for (byte[] piece : pieces) {
      writer.piece(stream++ % 3, piece, piece.length);
    }
    writer.close();
    return out.toByteArray();
  }

  private static byte[] rest(RecordingReader.Stream stream) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    while (stream.hasMore()) {
      bytes.write(stream.read());
    }
    return bytes.toByteArray();
  }

  private static RecordingReader read(byte[] bytes) throws IOException {
    return RecordingReader.read(new ByteArrayInputStream(bytes), "x.jay");
  }

  @Property(tries = 200)
  void whatIsWrittenIsRead(@ForAll @Size(max = 20) List<byte @Size(max = 300) []> pieces)
      throws IOException {
    RecordingReader recording = read(write(pieces));
    assertThat(recording.isComplete).isTrue();
    assertThat(recording.head.words).isEqualTo(head().words);
    assertThat(recording.head.environment).isEqualTo(head().environment);
    assertThat(recording.head.digests).isEqualTo(head().digests);
    assertThat(recording.head.property("order")).isEqualTo("arrival");
    for (int stream = 0; stream < 3; stream++) {
      ByteArrayOutputStream expected = new ByteArrayOutputStream();
      for (int i = stream; i < pieces.size(); i += 3) {
        expected.write(pieces.get(i));
      }
      assertThat(rest(recording.stream(stream))).isEqualTo(expected.toByteArray());
    }
  }

  @Example
  void aFileThatIsCutShortIsReadUpToItsLastWholePiece() throws IOException {
    byte[] whole = write(List.of(new byte[50], new byte[60], new byte[70], new byte[80]));
    int headEnd = write(List.of()).length - 12;
    int longest = 0;
    for (int length = headEnd; length < whole.length; length++) {
      RecordingReader recording = read(Arrays.copyOf(whole, length));
      assertThat(recording.isComplete).isFalse();
      int read =
          rest(recording.stream(0)).length
              + rest(recording.stream(1)).length
              + rest(recording.stream(2)).length;
      assertThat(read).isGreaterThanOrEqualTo(longest);
      longest = read;
    }
    assertThat(longest).isEqualTo(50 + 60 + 70 + 80);
  }

  /** Whatever is done to a file, it is refused in a line, or read as far as its checksums go. */
  @Example
  void aMutatedFileIsRefusedInALineOrRead() throws IOException {
    Random random = new Random(7);
    byte[] noise = new byte[400];
    random.nextBytes(noise);
    byte[] whole = write(List.of(noise, new byte[60], noise, new byte[80]));
    int refused = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] mutated = mutate(whole, random);
      try {
        RecordingReader recording = read(mutated);
        RecordingSummary.of(recording);
        for (int stream : recording.streams()) {
          rest(recording.stream(stream));
        }
      } catch (BadFile e) {
        refused++;
        assertThat(e.getMessage()).startsWith("x.jay ").doesNotContain("\n");
      }
    }
    assertThat(refused).isBetween(MUTATIONS / 2, MUTATIONS);
  }

  private static byte[] mutate(byte[] whole, Random random) {
    byte[] bytes = whole.clone();
    int at = random.nextInt(bytes.length);
    switch (random.nextInt(4)) {
      case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> Arrays.fill(bytes, at, Math.min(at + 8, bytes.length), (byte) random.nextInt());
      case 2 -> bytes = Arrays.copyOf(bytes, at);
      default -> System.arraycopy(whole, 0, bytes, at, bytes.length - at);
    }
    return bytes;
  }

  @Example
  void aStreamThatEndsInTheMiddleOfANumberSaysSo() throws IOException {
    RecordingReader recording = read(write(List.of(new byte[] {(byte) 0x80})));
    assertThatThrownBy(() -> recording.stream(0).number()).isInstanceOf(EOFException.class);
  }

  @Example
  void aScheduleIsNotARecording() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScheduleFile.write(new Schedule(), out);
    byte[] bytes = out.toByteArray();
    assertThat(RecordingReader.isRecording(new ByteArrayInputStream(bytes), "x.jay")).isFalse();
    assertThatThrownBy(() -> read(bytes)).isInstanceOf(BadFile.class).hasMessageContaining("x.jay");
  }

  @Example
  void theGoldenFileIsStillRead() throws IOException {
    try (InputStream in = RecordingTest.class.getResourceAsStream("recording-1.jay")) {
      RecordingReader recording = RecordingReader.read(in, "recording-1.jay");
      assertThat(recording.isComplete).isTrue();
      RecordingSummary summary = RecordingSummary.of(recording);
      assertThat(summary.turns).isEqualTo(380);
      assertThat(summary.strands).isEqualTo(6);
      assertThat(recording.head.words.get(recording.head.words.size() - 1))
          .isEqualTo("dev.jay.programs.ops.PrintPieces");
    }
  }
}
