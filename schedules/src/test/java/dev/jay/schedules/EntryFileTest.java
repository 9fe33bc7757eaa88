package dev.jay.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jay.trace.BadFile;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.Sections;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EntryFileTest {
  private static final Entry EXAMPLE = Entries.of(12, "arg1 = \"4\"", "parseInt(arg3) >= 16");

  private static byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EntryFile.write(EXAMPLE, out);
    return out.toByteArray();
  }

  private static Entry read(byte[] bytes) throws IOException {
    return EntryFile.read(new ByteArrayInputStream(bytes), "x.jay");
  }

  private static void assertIsExample(Entry entry) throws IOException {
    assertThat(entry.head()).isEqualTo(EXAMPLE.head());
    assertThat(entry.name()).isEqualTo(EXAMPLE.name());
    HybridSchedule schedule = entry.schedule();
    schedule.head.properties.remove("kind");
    EXAMPLE.schedule().head.properties.remove("kind");
    assertThat(schedule.text()).isEqualTo(EXAMPLE.schedule().text());
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    assertIsExample(read(bytes()));
    assertThat(EXAMPLE.name()).matches("Compressor-[0-9a-f]{12}");
  }

  @Test
  void theGoldenFileOfFormat1IsRead() throws IOException {
    try (InputStream in = EntryFileTest.class.getResourceAsStream("entry-1.jay")) {
      assertIsExample(EntryFile.read(in, "entry-1.jay"));
    }
  }

  @Test
  void anEntryIsAScheduleToFollow() throws IOException {
    assertThat(HybridSchedule.read(new ByteArrayInputStream(bytes()), "x.jay").constraints)
        .hasSize(1);
  }

  @Test
  void aScheduleIsNoEntry() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EXAMPLE.schedule().write(out);
    assertThatThrownBy(() -> read(out.toByteArray()))
        .isInstanceOf(BadFile.class)
        .hasMessage("x.jay is no schedule of a cache. Learn one with: jay learn");
  }

  @Test
  void aNewerEntryIsRefusedWithBothFormats() throws IOException {
    assertThatThrownBy(() -> read(with("head", "format 2\nprogram a\nclasses 0\njdk 1\noptions\n")))
        .isInstanceOf(BadFile.class)
        .hasMessage(
            "x.jay is format 2 of the cache; this Jay reads 1. Use a newer Jay, or learn it again");
  }

  @Test
  void aConditionThatIsNoneIsRefused() {
    assertThatThrownBy(() -> read(with("cond", "arg1 = = 4\n")))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("x.jay is damaged: a condition in it is none: ");
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
  void mutatedFilesAreRefusedInALineOrRight() throws IOException {
    byte[] original = bytes();
    Random random = new Random(22);
    int refused = 0;
    for (int i = 0; i < 10_000; i++) {
      byte[] bytes = i % 2 == 0 ? mutated(original, random) : withMutatedText(random);
      try {
        Entry entry = read(bytes);
        for (Precondition each : entry.head().preconditions()) {
          each.holds(Map.of("arg1", "4", "arg3", "17"));
        }
        assertThat(entry.name()).isNotEmpty();
      } catch (BadFile e) {
        assertThat(e.getMessage()).startsWith("x.jay ").doesNotContain("\n");
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(5000);
  }

  private static byte[] mutated(byte[] original, Random random) {
    byte[] bytes = original.clone();
    for (int k = random.nextInt(3); k >= 0; k--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  /** A file with right checksums, whose texts are not right. */
  private static byte[] withMutatedText(Random random) throws IOException {
    String name = List.of("head", "cond", "pins").get(random.nextInt(3));
    byte[] text = section(name);
    return with(name, mutated(text, random));
  }

  private static byte[] section(String name) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(bytes());
    Sections.readStart(in, "x.jay");
    for (Sections.Section s = Sections.read(in, "x.jay");
        s != null;
        s = Sections.read(in, "x.jay")) {
      if (s.name.equals(name)) {
        return s.content().readAllBytes();
      }
    }
    throw new IllegalStateException(name);
  }

  private static byte[] with(String name, String text) throws IOException {
    return with(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] with(String name, byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(bytes());
    Sections.readStart(in, "x.jay");
    Sections.writeStart(out);
    for (Sections.Section s = Sections.read(in, "x.jay");
        s != null;
        s = Sections.read(in, "x.jay")) {
      Sections.write(out, s.name, s.name.equals(name) ? content : s.content().readAllBytes());
    }
    Sections.write(out, Sections.END, new byte[0]);
    return out.toByteArray();
  }
}
