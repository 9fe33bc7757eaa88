package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Hybrid schedules, as text and as files. */
class HybridScheduleTest {
  private static final String TEXT =
      "jay schedule 1\n"
          + "property order rounds\n"
          + "run 0 5 =3a\n"
          + "fires 2\n"
          + "fires-within 1\n"
          + "event 1 2\n"
          + "run 300 1000 =0f\n"
          + "event 4 -1\n"
          + "order 1:5 2 app.Main.run()V#3 write app.Main.x -> 2:7 1 app.Main.run()V#2 read []\n";

  private static HybridSchedule parse(String text) throws IOException {
    return HybridSchedule.read(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "s.txt");
  }

  @Test
  void theTextFormIsReadBack() throws IOException {
    HybridSchedule schedule = parse(TEXT);
    assertThat(schedule.text()).isEqualTo(TEXT);
    assertThat(schedule.constraints.get(0).second.place).isEqualTo("app.Main.run()V#2 read []");
  }

  @Test
  void theBinaryFormIsReadBack() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    parse(TEXT).write(out);
    HybridSchedule read = HybridSchedule.read(new ByteArrayInputStream(out.toByteArray()), "s.jay");
    read.head.properties.remove("kind");
    assertThat(read.text()).isEqualTo(TEXT);
  }

  @Test
  void aBadLineIsNamed() {
    assertThatThrownBy(() -> parse(TEXT + "run 1\n"))
        .isInstanceOf(BadFile.class)
        .hasMessage("s.txt is damaged: line 10 is no line of a schedule: run 1");
    assertThatThrownBy(() -> parse(TEXT + "order 1:x 2 a -> b\n"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("line 10");
  }

  @Test
  void anotherKindOfFileIsRefused() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RecordingWriter writer = RecordingWriter.begin(out);
    writer.head(new RecordingHead());
    writer.close();
    assertThatThrownBy(
            () -> HybridSchedule.read(new ByteArrayInputStream(out.toByteArray()), "r.jay"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("r.jay is no hybrid schedule. Make one");
  }

  @Test
  void mutatedFilesAreRefusedInALineOrRead() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    parse(TEXT).write(out);
    Random random = new Random(11);
    for (byte[] original :
        new byte[][] {out.toByteArray(), TEXT.getBytes(StandardCharsets.UTF_8)}) {
      for (int i = 0; i < 3000; i++) {
        byte[] bytes = original.clone();
        for (int k = random.nextInt(3); k >= 0; k--) {
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        try {
          HybridSchedule.read(new ByteArrayInputStream(bytes), "s.jay");
        } catch (BadFile e) {
          assertThat(e.getMessage()).startsWith("s.jay ");
        }
      }
    }
  }
}
