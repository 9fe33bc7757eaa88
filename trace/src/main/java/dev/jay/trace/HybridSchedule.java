package dev.jay.trace;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A hybrid schedule (PEREGRINE §3): the order of the operations, and constraints that order the
 * racing accesses between them. It has two forms. The binary one is a file like a recording, with a
 * stream of constraints instead of inputs. The text form is for people, and for diff:
 *
 * <pre>
 *   jay schedule 1
 *   property order rounds
 *   run 0 5 =3a          strand 0 has five units in a row; the fingerprint ends with 3a then
 *   fires 2              the timed wait of strand 2 ends
 *   fires-within 2       the same within the next unit
 *   event 1 2            event 1 (unparked) of strand 2 comes from outside
 *   order ...            see {@link Constraint}
 *   # a comment
 * </pre>
 */
public final class HybridSchedule {
  private static final String FIRST_LINE = "jay schedule 1";
  private static final String KIND = "kind";
  private static final String HYBRID = "hybrid schedule";

  public final RecordingHead head = new RecordingHead();
  public final List<Constraint> constraints = new ArrayList<>();

  /** As in {@link OrderCode}. */
  public byte[] order = {};

  /** The order as a replay reads it. */
  public RecordingReader.Stream orderStream() {
    return RecordingReader.streamOf(order, "the schedule");
  }

  // ---- Binary

  /** Writes the binary form. */
  public void write(OutputStream out) throws IOException {
    Sections.writeStart(out);
    writeSections(out);
  }

  /** The same behind a start, and perhaps optional sections, that were written already. */
  public void writeSections(OutputStream out) throws IOException {
    head.properties.put(KIND, HYBRID);
    RecordingWriter writer = RecordingWriter.goOn(out);
    writer.head(head);
    writer.piece(RecordingWriter.ORDER, order, order.length);
    StringBuilder lines = new StringBuilder();
    for (Constraint each : constraints) {
      lines.append(each).append('\n');
    }
    byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
    writer.piece(RecordingWriter.CONSTRAINTS, bytes, bytes.length);
    writer.close();
  }

  /** Reads either form; {@code name} is what messages call the file. */
  public static HybridSchedule read(InputStream from, String name) throws IOException {
    BufferedInputStream in = new BufferedInputStream(from);
    in.mark(FIRST_LINE.length());
    byte[] start = in.readNBytes(FIRST_LINE.length());
    in.reset();
    if (new String(start, StandardCharsets.UTF_8).equals(FIRST_LINE)) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
    }
    RecordingReader reader = RecordingReader.read(in, name);
    if (!reader.head.property(KIND).equals(HYBRID)) {
      throw new BadFile(
          name + " is no hybrid schedule. Make one of a trace with: jay analyze TRACE -o SCHEDULE");
    }
    if (!reader.isComplete) {
      throw new BadFile.CutShort(name);
    }
    HybridSchedule schedule = new HybridSchedule();
    schedule.head.addAll(reader.head);
    schedule.order = reader.bytes(RecordingWriter.ORDER);
    String lines = new String(reader.bytes(RecordingWriter.CONSTRAINTS), StandardCharsets.UTF_8);
    int number = 0;
    for (String line : lines.split("\n")) {
      number++;
      if (!line.isEmpty()) {
        schedule.constraints.add(constraint(line, name, number));
      }
    }
    return schedule;
  }

  // ---- Text

  /** The text form. */
  public String text() throws IOException {
    StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
    for (Map.Entry<String, String> each : head.properties.entrySet()) {
      out.append("property ")
          .append(each.getKey())
          .append(' ')
          .append(each.getValue())
          .append('\n');
    }
    RecordingReader.Stream in = orderStream();
    while (in.hasMore()) {
      long entry = in.number();
      long value = entry >>> OrderCode.BITS;
      switch ((int) entry & (1 << OrderCode.BITS) - 1) {
        case OrderCode.RUN:
          out.append("run ").append(value).append(' ').append(in.number());
          int check = in.read();
          out.append(" =").append(check < 16 ? "0" : "").append(Integer.toHexString(check));
          break;
        case OrderCode.FIRES:
          out.append("fires ").append(value);
          break;
        case OrderCode.FIRES_WITHIN:
          out.append("fires-within ").append(value);
          break;
        default:
          out.append("event ").append(value).append(' ').append(in.number() - 1);
          break;
      }
      out.append('\n');
    }
    for (Constraint each : constraints) {
      out.append(each).append('\n');
    }
    return out.toString();
  }

  private static HybridSchedule parse(String text, String name) throws IOException {
    HybridSchedule schedule = new HybridSchedule();
    ByteArrayOutputStream order = new ByteArrayOutputStream();
    int number = 0;
    for (String line : text.split("\n")) {
      if (++number == 1 || line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (Constraint.isOne(line)) {
        schedule.constraints.add(constraint(line, name, number));
      } else if (!schedule.takeLine(line.trim().split(" "), line, order)) {
        throw bad(name, number, line);
      }
    }
    schedule.order = order.toByteArray();
    return schedule;
  }

  private boolean takeLine(String[] words, String line, ByteArrayOutputStream out) {
    try {
      switch (words[0]) {
        case "property":
          int at = "property ".length() + words[1].length();
          head.properties.put(words[1], line.substring(Math.min(line.length(), at + 1)));
          return true;
        case "run":
          entry(out, OrderCode.RUN, words[1]);
          number(out, Long.parseLong(words[2]));
          out.write(Integer.parseInt(words[3].substring(1), 16));
          return true;
        case "fires":
          entry(out, OrderCode.FIRES, words[1]);
          return true;
        case "fires-within":
          entry(out, OrderCode.FIRES_WITHIN, words[1]);
          return true;
        case "event":
          entry(out, OrderCode.EVENT, words[1]);
          number(out, 1 + Long.parseLong(words[2]));
          return true;
        default:
          return false;
      }
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return false;
    }
  }

  private static void entry(ByteArrayOutputStream out, int what, String value) {
    number(out, Long.parseLong(value) << OrderCode.BITS | what);
  }

  private static void number(ByteArrayOutputStream out, long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) rest | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  private static Constraint constraint(String line, String name, int number) throws BadFile {
    try {
      return Constraint.parse(line);
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw bad(name, number, line);
    }
  }

  private static BadFile bad(String name, int number, String line) {
    return new BadFile(name + " is damaged: line " + number + " is no line of a schedule: " + line);
  }
}
