package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReuseLogTest {
  @TempDir private Path directory;

  private ReuseLog log() {
    return new ReuseLog(directory.resolve("reuse.log").toString());
  }

  @Test
  void usesAreCounted() {
    assertThat(log().read()).isEmpty();
    log().count("a-1", false);
    log().count("a-1", false);
    log().count("a-1", true);
    log().count("b-2", true);
    assertThat(log().read().get("a-1").reused).isEqualTo(2);
    assertThat(log().read().get("a-1").left).isEqualTo(1);
    assertThat(log().read().get("b-2").rate()).isLessThan(new ReuseLog.Counts().rate());
  }

  @Test
  void aLongLogIsShortenedAndKeepsItsCounts() throws IOException {
    for (int i = 0; i < 3000; i++) {
      log().count("some-schedule", i % 3 == 0);
    }
    assertThat(Files.size(directory.resolve("reuse.log"))).isLessThan(20_000);
    assertThat(log().read().get("some-schedule").reused).isEqualTo(2000);
    assertThat(log().read().get("some-schedule").left).isEqualTo(1000);
  }

  @Test
  void damagedLinesDoNotCount() throws IOException {
    Files.writeString(
        directory.resolve("reuse.log"),
        "a reused\nnonsense\na reused x\n\na left -7\na x 3\nb left 2\n");
    assertThat(log().read().get("a").reused).isEqualTo(1);
    assertThat(log().read().get("a").left).isZero();
    assertThat(log().read().get("b").left).isEqualTo(2);
  }

  @Test
  void aFolderThatIsNotThereIsNotCountedIn() {
    ReuseLog nowhere = new ReuseLog(directory.resolve("no/reuse.log").toString());
    nowhere.count("a", false);
    assertThat(nowhere.read()).isEmpty();
  }
}
