package dev.jay.trace;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what {@link LogWriter} wrote, operation by operation. A log that is cut short, because its
 * program was killed, ends with its last whole section.
 */
public final class LogReader {
  private final InputStream in;
  private final String file;
  private final Map<Integer, String> threads = new HashMap<>();
  private final List<String> places = new ArrayList<>();
  private DataInputStream records = new DataInputStream(new ByteArrayInputStream(new byte[0]));
  private int thread;
  private int kind;
  private int place;

  /** {@code in} should be buffered; {@code file} is what messages call it. */
  public LogReader(InputStream in, String file) throws IOException {
    this.in = in;
    this.file = file;
    Sections.readStart(in, file);
  }

  /** Goes to the next operation; false when there is none. */
  public boolean next() throws IOException {
    try {
      for (; ; ) {
        int first = records.read();
        if (first < 0) {
          if (!nextSection()) {
            return false;
          }
          continue;
        }
        int record = number(first);
        if (record == LogWriter.THREAD) {
          int id = number();
          threads.put(id, string());
        } else if (record == LogWriter.PLACE) {
          places.add(string());
        } else {
          operation(record);
          return true;
        }
      }
    } catch (EOFException e) {
      throw damaged("a record ends too early");
    }
  }

  private boolean nextSection() throws IOException {
    Sections.Section section;
    try {
      section = Sections.read(in, file);
    } catch (BadFile.CutShort e) {
      return false;
    }
    if (section == null) {
      return false;
    }
    if (section.name.equals(LogWriter.RECORDS)) {
      records = section.content();
    } else if (!section.isOptional()) {
      throw new BadFile(file + " is not the log of a run. Write one with: jay run --schedule FILE");
    }
    return true;
  }

  private void operation(int record) throws IOException {
    thread = record - LogWriter.OPERATION;
    kind = records.readUnsignedByte();
    place = number();
    if (thread < 0 || kind >= Kind.COUNT || place < 0 || place >= places.size()) {
      throw damaged("it names an operation or a place that is not defined");
    }
  }

  private BadFile damaged(String why) {
    return new BadFile(file + " is damaged: " + why + ". Make the file again");
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
    return number(records.readUnsignedByte());
  }

  private int number(int first) throws IOException {
    int value = first & 0x7F;
    int latest = first;
    for (int shift = 7; (latest & 0x80) != 0; shift += 7) {
      latest = records.readUnsignedByte();
      value |= (latest & 0x7F) << shift;
    }
    return value;
  }

  private String string() throws IOException {
    int size = number();
    if (size < 0 || size > records.available()) {
      throw new EOFException();
    }
    return new String(records.readNBytes(size), StandardCharsets.UTF_8);
  }
}
