package dev.jay.runtime.jvm;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Jay's own words: lines that begin with {@code jay: }, on the real standard error, past every lock
 * and hook.
 */
public final class Voice {
  private static final FileOutputStream ERR = new FileOutputStream(FileDescriptor.err);

  private Voice() {}

  /** Says one line. */
  public static void say(String line) {
    write("jay: " + line + "\n");
  }

  /** Writes text as it is; for reports of several lines. */
  public static void write(String text) {
    try {
      ERR.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException closed) {
      // Nobody listens; the program goes on.
    }
  }
}
