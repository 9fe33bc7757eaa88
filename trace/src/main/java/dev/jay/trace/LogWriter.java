package dev.jay.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes the log of a run as a {@code .jay} file: every operation with its thread, its kind and its
 * place in the code. {@link LogReader} reads it.
 *
 * <pre>
 *   LOGS       whole records; as many of these sections as it takes
 *   record     0, thread, string    a thread's name in the schedule
 *              1, string            a place: the stack, a frame per line; numbered from 0 on
 *              2 + thread, kind (1 byte), place
 *   string     length in bytes, UTF-8
 *   numbers    7 bits per byte, lowest first; the top bit says that more follow
 * </pre>
 *
 * <p>Nothing is allocated per operation. Not thread-safe: the holder of the turn writes.
 */
public final class LogWriter {
  static final String RECORDS = "LOGS";
  static final int THREAD = 0;
  static final int PLACE = 1;
  static final int OPERATION = 2;

  private static final int SECTION = 1 << 16;
  private static final int LONGEST_NUMBERS = 11;

  private final OutputStream out;
  private byte[] buffer = new byte[SECTION];
  private int length;
  private int places;

  public LogWriter(OutputStream out) throws IOException {
    this.out = out;
    Sections.writeStart(out);
  }

  /** Names a thread, before its first operation. */
  public void thread(int thread, String name) throws IOException {
    byte[] encoded = begin(name);
    number(THREAD);
    number(thread);
    string(encoded);
  }

  /** Defines a place and returns its number. */
  public int place(String stack) throws IOException {
    byte[] encoded = begin(stack);
    number(PLACE);
    string(encoded);
    return places++;
  }

  public void operation(int thread, int kind, int place) throws IOException {
    makeRoom(LONGEST_NUMBERS);
    number(OPERATION + thread);
    buffer[length++] = (byte) kind;
    number(place);
  }

  /** Writes out what is still in memory, and the end. */
  public void close() throws IOException {
    writeSection();
    Sections.write(out, Sections.END, new byte[0]);
    out.close();
  }

  private void writeSection() throws IOException {
    if (length > 0) {
      Sections.write(out, RECORDS, Arrays.copyOf(buffer, length));
      length = 0;
    }
  }

  private byte[] begin(String text) throws IOException {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    makeRoom(encoded.length + LONGEST_NUMBERS);
    return encoded;
  }

  private void makeRoom(int size) throws IOException {
    if (length + size > buffer.length) {
      writeSection();
      if (size > buffer.length) {
        buffer = new byte[size];
      }
    }
  }

  private void number(int value) {
    int rest = value;
    while (rest > 0x7F) {
      buffer[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[length++] = (byte) rest;
  }

  private void string(byte[] encoded) {
    number(encoded.length);
    System.arraycopy(encoded, 0, buffer, length, encoded.length);
    length += encoded.length;
  }
}
