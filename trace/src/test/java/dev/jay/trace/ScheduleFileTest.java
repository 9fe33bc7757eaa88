package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScheduleFileTest {
  private static Schedule example() {
    Schedule schedule = new Schedule();
    schedule.properties.put("main", "com.example.Main");
    schedule.properties.put("class-path", "out:lib/a b.jar");
    schedule.arguments.add("-x");
    schedule.arguments.add("ü");
    schedule.digests.put("com.example.Main", 0x1234_5678_9ABCL);
    schedule.racing.add("com.example.Main.count");
    schedule.paths.addAll(Arrays.asList("0", "0.0"));
    schedule.names.addAll(Arrays.asList("main", "Thread-0"));
    schedule.add(1, Kind.BEGIN, "");
    schedule.add(1, Kind.VOLATILE, "com.example.Main.run volatile com.example.Main.v");
    schedule.add(0, Kind.JOIN, "com.example.Main.main join Thread-0");
    return schedule;
  }

  private static byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScheduleFile.write(example(), out);
    return out.toByteArray();
  }

  private static Schedule read(byte[] bytes) throws IOException {
    return ScheduleFile.read(new ByteArrayInputStream(bytes), "x.jay");
  }

  private static void assertIsExample(Schedule schedule) {
    Schedule example = example();
    assertThat(schedule.properties).isEqualTo(example.properties);
    assertThat(schedule.arguments).isEqualTo(example.arguments);
    assertThat(schedule.digests).isEqualTo(example.digests);
    assertThat(schedule.racing).isEqualTo(example.racing);
    assertThat(schedule.paths).isEqualTo(example.paths);
    assertThat(schedule.names).isEqualTo(example.names);
    assertThat(schedule.size()).isEqualTo(example.size());
    for (int i = 0; i < example.size(); i++) {
      assertThat(schedule.thread(i)).isEqualTo(example.thread(i));
      assertThat(schedule.kind(i)).isEqualTo(example.kind(i));
      assertThat(schedule.site(i)).isEqualTo(example.site(i));
    }
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    assertIsExample(read(bytes()));
  }

  @Test
  void theGoldenFileOfFormat1IsReadAndWrittenByteForByte() throws IOException {
    byte[] golden;
    try (InputStream in = ScheduleFileTest.class.getResourceAsStream("v1.jay")) {
      golden = in.readAllBytes();
    }
    assertIsExample(read(golden));
    assertThat(bytes()).isEqualTo(golden);
  }

  @Test
  void anOptionalSectionThatIsNotKnownIsSkipped() throws IOException {
    assertIsExample(read(withSection("inpt")));
  }

  @Test
  void aNecessarySectionThatIsNotKnownIsRefused() {
    assertThatThrownBy(() -> read(withSection("INPT")))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("INPT");
  }

  private static byte[] withSection(String name) throws IOException {
    byte[] bytes = bytes();
    int end = bytes.length - 12; // the section END
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, end);
    Sections.write(out, name, new byte[] {1, 2, 3});
    out.write(bytes, end, 12);
    return out.toByteArray();
  }

  @Test
  void aNewerFileIsRefusedWithBothVersions() throws IOException {
    byte[] bytes = bytes();
    bytes[9] = 7;
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(BadFile.class)
        .hasMessage(
            "x.jay is format 7; this Jay reads up to 1. Use a newer Jay, or make the file again");
  }

  @Test
  void aForeignFileIsRefused() {
    assertThatThrownBy(() -> read("PK and more of a zip file".getBytes()))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("not a Jay file");
  }

  @Test
  void everyCutIsRefused() throws IOException {
    byte[] bytes = bytes();
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> read(cut)).as("cut at " + length).isInstanceOf(BadFile.class);
    }
  }

  @Test
  void everyFlippedBitIsRefused() throws IOException {
    byte[] bytes = bytes();
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> read(flipped)).as("bit " + bit).isInstanceOf(BadFile.class);
    }
  }

  @Test
  void noiseAfterTheMagicIsRefusedWithoutAnyOtherException() throws IOException {
    Random random = new Random(1);
    byte[] start = Arrays.copyOf(bytes(), 10);
    for (int i = 0; i < 10_000; i++) {
      byte[] noise = Arrays.copyOf(start, 10 + random.nextInt(200));
      for (int k = 10; k < noise.length; k++) {
        noise[k] = (byte) random.nextInt(256);
      }
      assertThatThrownBy(() -> read(noise)).isInstanceOf(BadFile.class);
    }
  }
}
