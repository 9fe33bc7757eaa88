package dev.jay.trace;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what {@link ScheduleWriter} wrote, operation by operation. A log that is cut short, because
 * its program was killed, ends with its last whole operation.
 */
public final class ScheduleReader {
  private final InputStream in;
  private final Map<Integer, String> threads = new HashMap<>();
  private final List<String> places = new ArrayList<>();
  private int thread;
  private int kind;
  private int place;

  /** A file that is not a schedule, or one that this Jay cannot read. */
  public static final class BadFile extends IOException {
    private static final long serialVersionUID = 1;

    BadFile(String message) {
      super(message);
    }
  }

  /** {@code in} should be buffered. */
  public ScheduleReader(InputStream in) throws IOException {
    this.in = in;
    if (!ScheduleWriter.isMagic(in.readNBytes(ScheduleWriter.MAGIC.length))) {
      throw new BadFile("is not the log of a schedule. Write one with: jay run --schedule FILE");
    }
    int version = in.read();
    if (version != ScheduleWriter.VERSION) {
      throw new BadFile(
          "is a schedule of version "
              + version
              + "; this Jay reads version "
              + ScheduleWriter.VERSION
              + ". Write it again with this Jay");
    }
  }

  /** Goes to the next operation; false when there is none. */
  public boolean next() throws IOException {
    try {
      for (; ; ) {
        int tag = in.read();
        if (tag < 0) {
          return false;
        }
        int record = number(tag);
        if (record == ScheduleWriter.THREAD) {
          int id = number();
          threads.put(id, string());
        } else if (record == ScheduleWriter.PLACE) {
          places.add(string());
        } else {
          operation(record);
          return true;
        }
      }
    } catch (EOFException cutShort) {
      return false;
    }
  }

  private void operation(int record) throws IOException {
    int whichKind = in.read();
    int where = number();
    if (whichKind < 0) {
      throw new EOFException();
    }
    if (whichKind >= Kind.COUNT || where >= places.size()) {
      throw new BadFile("is damaged: it names an operation or a place that is not defined");
    }
    thread = record - ScheduleWriter.OPERATION;
    kind = whichKind;
    place = where;
  }

  public int thread() {
    return thread;
  }

  public int kind() {
    return kind;
  }

  /** The stack of the operation, a frame per line. */
  public String place() {
    return places.get(place);
  }

  /** The name of the operation's thread. */
  public String threadName() {
    return threads.getOrDefault(thread, "number " + thread);
  }

  private int number() throws IOException {
    return number(byteOrEnd());
  }

  private int number(int first) throws IOException {
    int value = first & 0x7F;
    int latest = first;
    for (int shift = 7; (latest & 0x80) != 0; shift += 7) {
      latest = byteOrEnd();
      value |= (latest & 0x7F) << shift;
    }
    return value;
  }

  private int byteOrEnd() throws IOException {
    int next = in.read();
    if (next < 0) {
      throw new EOFException();
    }
    return next;
  }

  private String string() throws IOException {
    int size = number();
    byte[] bytes = in.readNBytes(size);
    if (bytes.length < size) {
      throw new EOFException();
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
