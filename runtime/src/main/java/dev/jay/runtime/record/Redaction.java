package dev.jay.runtime.record;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what matches a regular expression out of a recording: its bytes become {@code x}, and
 * lengths stay. Bytes are matched as characters of Latin-1, input by input; what comes in two
 * pieces is not seen.
 */
public final class Redaction {
  private final @Nullable Pattern pattern;

  private Redaction(@Nullable Pattern pattern) {
    this.pattern = pattern;
  }

  /** Of what matches {@code regex}, or of nothing if it is null. */
  public static Redaction of(@Nullable String regex) {
    return new Redaction(regex == null ? null : Pattern.compile(regex));
  }

  /** The text without what is to be kept out. */
  String redacted(String text) {
    return pattern == null
        ? text
        : pattern
            .matcher(text)
            .replaceAll(
                new Function<MatchResult, String>() {
                  @Override
                  public String apply(MatchResult found) {
                    return "x".repeat(found.group().length());
                  }
                });
  }

  /** The bytes without what is to be kept out, or null if they may stay as they are. */
  byte @Nullable [] redactedOrNull(byte[] bytes, int from, int length) {
    if (pattern == null) {
      return null;
    }
    Matcher matcher = pattern.matcher(new String(bytes, from, length, StandardCharsets.ISO_8859_1));
    byte[] redacted = null;
    while (matcher.find()) {
      if (redacted == null) {
        redacted = Arrays.copyOfRange(bytes, from, from + length);
      }
      Arrays.fill(redacted, matcher.start(), matcher.end(), (byte) 'x');
    }
    return redacted;
  }
}
