package dev.jay.programs.ops;

import dev.jay.programs.FirstUse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The first uses of charsets. */
public final class FirstCharset {
  public static void main(String[] args) {
    FirstUse.run(
        worker -> new String(new byte[] {65, (byte) 228}, Charset.forName("ISO-8859-15")),
        worker -> "ä".getBytes(Charset.forName("UTF-32")).length,
        worker -> new String("日本".getBytes("Shift_JIS"), "Shift_JIS"),
        worker -> Charset.availableCharsets().containsKey("windows-1252"),
        worker -> StandardCharsets.UTF_16.encode("text").remaining());
  }
}
