package dev.jay.runtime.inputs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ShownOutputTest {
  private int found;

  private int timesIn(String text, String... writes) {
    found = 0;
    ShownOutput.await(text.getBytes(StandardCharsets.UTF_8), () -> found++);
    for (String write : writes) {
      byte[] bytes = ("#" + write).getBytes(StandardCharsets.UTF_8);
      ShownOutput.shown(new Object[] {null, bytes, 1, bytes.length - 1, false});
    }
    return found;
  }

  @Test
  void aTextIsFoundInOneWriteOrInSeveral() {
    assertThat(timesIn("done", "not yet", "done")).isEqualTo(1);
    assertThat(timesIn("done", "do", "n", "e and done")).isEqualTo(2);
    assertThat(timesIn("done", "do", "ne".substring(1), "x")).isZero();
  }

  @Test
  void aTextThatBeginsLikeItselfIsFound() {
    assertThat(timesIn("aab", "aaab")).isEqualTo(1);
    assertThat(timesIn("abac", "ab", "abac")).isEqualTo(1);
  }

  @Test
  void singleBytesAreSeenToo() {
    assertThat(timesIn("x")).isZero();
    ShownOutput.shown(new Object[] {null, (int) 'x', false});
    assertThat(found).isEqualTo(1);
  }
}
