package dev.jay.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RedactionTest {
  private static String redacted(String pattern, String text) {
    byte[] bytes = ("<" + text + ">").getBytes(StandardCharsets.ISO_8859_1);
    byte[] redacted = Redaction.of(pattern).redactedOrNull(bytes, 1, bytes.length - 2);
    return redacted == null ? "as it is" : new String(redacted, StandardCharsets.ISO_8859_1);
  }

  @Test
  void whatMatchesBecomesAsManyLetters() {
    assertThat(redacted("secret=\\w+", "a secret=abc, a secret=d"))
        .isEqualTo("a xxxxxxxxxx, a xxxxxxxx");
  }

  @Test
  void whatDoesNotMatchStays() {
    assertThat(redacted("secret", "nothing here")).isEqualTo("as it is");
    assertThat(redacted("<|>", "nothing here")).isEqualTo("as it is");
    assertThat(Redaction.of(null).redactedOrNull(new byte[3], 0, 3)).isNull();
  }
}
