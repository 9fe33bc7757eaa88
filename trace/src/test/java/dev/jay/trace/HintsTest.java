package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HintsTest {
  private static Hints read(String text) throws IOException {
    return Hints.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "app.hints");
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    TreeMap<String, Integer> lengths = new TreeMap<>();
    lengths.put("a.B.c(I)V#2 call D.e @7", 1);
    lengths.put("a.B.f()V#1 enter monitor @9", 6);
    String text = Hints.text(lengths);
    assertThat(text)
        .startsWith("# jay hints 1\n")
        .endsWith("a.B.c(I)V#2 call D.e @7 4us\na.B.f()V#1 enter monitor @9 4ms\n");
    assertThat(read(text).lengths)
        .containsEntry("a.B.c(I)V#2 call D.e", 1)
        .containsEntry("a.B.f()V#1 enter monitor", 6)
        .hasSize(2);
  }

  @Test
  void lengthsByHandAreRoundedDown() throws IOException {
    assertThat(read("a.B.c()V#1 call D.e 20us").lengths).containsValue(2);
    assertThat(read("a.B.c()V#1 call D.e 300ms").lengths).containsValue(6);
    assertThat(read("\n# a comment\n").lengths).isEmpty();
  }

  @Test
  void whatIsNoHintIsNamedByItsLine() {
    for (String line :
        new String[] {"nonsense", "a.B.c()V#1 call D.e", "a.B call 3us", "x#1 y 2us"}) {
      assertThatThrownBy(() -> read("# jay hints 1\n" + line))
          .isInstanceOf(BadFile.class)
          .hasMessageContaining("app.hints: line 2")
          .hasMessageContaining("jay tune");
    }
    assertThatThrownBy(() -> read("# jay hints 9\n")).hasMessageContaining("version 9");
  }
}
