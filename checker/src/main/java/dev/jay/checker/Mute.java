package dev.jay.checker;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;

/**
 * The program's own output, shown in its first run and left out of the others, which would only
 * repeat it.
 */
final class Mute extends FilterOutputStream {
  private static volatile boolean silent;

  private Mute(OutputStream out) {
    super(out);
  }

  /** Puts itself before both standard streams. */
  static void install() {
    System.setOut(new PrintStream(new Mute(System.out), true, Charset.defaultCharset()));
    System.setErr(new PrintStream(new Mute(System.err), true, Charset.defaultCharset()));
  }

  static void silence(boolean value) {
    silent = value;
  }

  @Override
  public void write(int b) throws IOException {
    if (!silent) {
      out.write(b);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    if (!silent) {
      out.write(bytes, offset, length);
    }
  }
}
