package dev.jay.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes the log of a schedule: every operation with its thread, its kind and its place in the
 * code. {@link ScheduleReader} reads it.
 *
 * <pre>
 *   file       magic (8 bytes), version (1 byte), records
 *   record     0, thread, string    a thread's name in the schedule
 *              1, string            a place: the stack, a frame per line; numbered from 0 on
 *              2 + thread, kind (1 byte), place
 *   string     length in bytes, UTF-8
 *   numbers    7 bits per byte, lowest first; the top bit says that more follow
 * </pre>
 *
 * <p>Nothing is allocated per operation. Not thread-safe: the holder of the turn writes.
 */
public final class ScheduleWriter {
  static final byte[] MAGIC = {'J', 'A', 'Y', 'S', 'C', 'H', 'E', 'D'};
  static final int VERSION = 1;
  static final int THREAD = 0;
  static final int PLACE = 1;
  static final int OPERATION = 2;

  private static final int BUFFER = 1 << 16;
  private static final int LONGEST_OPERATION = 11;

  private final OutputStream out;
  private final byte[] buffer = new byte[BUFFER];
  private int length;
  private int places;

  public ScheduleWriter(OutputStream out) throws IOException {
    this.out = out;
    bytes(MAGIC);
    buffer[length++] = VERSION;
  }

  /** Names a thread, before its first operation. */
  public void thread(int thread, String name) throws IOException {
    number(THREAD);
    number(thread);
    string(name);
  }

  /** Defines a place and returns its number. */
  public int place(String stack) throws IOException {
    number(PLACE);
    string(stack);
    return places++;
  }

  public void operation(int thread, int kind, int place) throws IOException {
    if (length > BUFFER - LONGEST_OPERATION) {
      flush();
    }
    number(OPERATION + thread);
    buffer[length++] = (byte) kind;
    number(place);
  }

  /** Writes out what is still in memory. */
  public void flush() throws IOException {
    out.write(buffer, 0, length);
    length = 0;
  }

  private void number(int value) throws IOException {
    if (length > BUFFER - LONGEST_OPERATION) {
      flush();
    }
    int rest = value;
    while (rest > 0x7F) {
      buffer[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[length++] = (byte) rest;
  }

  private void string(String text) throws IOException {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    number(encoded.length);
    bytes(encoded);
  }

  private void bytes(byte[] bytes) throws IOException {
    if (length + bytes.length > BUFFER) {
      flush();
    }
    if (bytes.length > BUFFER) {
      out.write(bytes);
    } else {
      System.arraycopy(bytes, 0, buffer, length, bytes.length);
      length += bytes.length;
    }
  }

  static boolean isMagic(byte[] bytes) {
    return Arrays.equals(bytes, MAGIC);
  }
}
