package dev.jay.checker;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;

/**
 * The program's own output: it is shown in the first run and dropped in the others, which would
 * only repeat it.
 */
final class FirstRunOutput extends FilterOutputStream {
  private static volatile boolean silent;

  private FirstRunOutput(OutputStream out) {
    super(out);
  }

  /** Replaces both standard streams. */
  static void install() {
    System.setOut(new PrintStream(new FirstRunOutput(System.out), true, Charset.defaultCharset()));
    System.setErr(new PrintStream(new FirstRunOutput(System.err), true, Charset.defaultCharset()));
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
