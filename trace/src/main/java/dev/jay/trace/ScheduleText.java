package dev.jay.trace;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** A schedule file as one word of text, for where no file can be written. */
public final class ScheduleText {
  /** Begins such a word. */
  public static final String PREFIX = "jay:";

  private ScheduleText() {}

  public static String of(Schedule schedule) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(bytes)) {
      ScheduleFile.write(schedule, out);
    }
    return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
  }

  /** The bytes of the file that the text stands for. */
  public static byte[] bytes(String text) throws IOException {
    byte[] packed;
    try {
      packed = Base64.getUrlDecoder().decode(text.substring(PREFIX.length()));
    } catch (IllegalArgumentException e) {
      throw new IOException("not a schedule as text: " + e.getMessage(), e);
    }
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    }
  }
}
