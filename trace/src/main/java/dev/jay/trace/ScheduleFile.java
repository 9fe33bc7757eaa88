package dev.jay.trace;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a {@link Schedule} as a {@code .jay} file: the sections
 *
 * <pre>
 *   HEAD   properties: u16 count, pairs of strings; arguments: u16 count, strings
 *   CLAS   class digests: u32 count, then name and u64
 *   RACE   names of racing fields and places: u32 count, strings
 *   THRD   threads: u32 count, then path and name
 *   SCHD   site table: u32 count, strings; events: u32 count, then u16 thread, u8 kind, u32 site
 * </pre>
 *
 * Strings are in Java's modified UTF-8 with a u16 length. Only HEAD and SCHD must be there.
 */
public final class ScheduleFile {
  private static final String HEAD = "HEAD";
  private static final String CLASSES = "CLAS";
  private static final String RACES = "RACE";
  private static final String THREADS = "THRD";
  private static final String EVENTS = "SCHD";
  private static final int LONGEST_STRING = 20_000;

  private ScheduleFile() {}

  public static void write(Schedule schedule, OutputStream out) throws IOException {
    Sections.writeStart(out);
    Sections.write(out, HEAD, head(schedule));
    Sections.write(out, CLASSES, classes(schedule));
    Sections.write(out, RACES, races(schedule));
    Sections.write(out, THREADS, threads(schedule));
    Sections.write(out, EVENTS, events(schedule));
    Sections.write(out, Sections.END, new byte[0]);
    out.flush();
  }

  private static void string(DataOutputStream out, String text) throws IOException {
    out.writeUTF(text.length() > LONGEST_STRING ? text.substring(0, LONGEST_STRING) : text);
  }

  private static byte[] head(Schedule schedule) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(schedule.properties.size());
    for (Map.Entry<String, String> entry : schedule.properties.entrySet()) {
      string(out, entry.getKey());
      string(out, entry.getValue());
    }
    out.writeShort(schedule.arguments.size());
    for (String argument : schedule.arguments) {
      string(out, argument);
    }
    return bytes.toByteArray();
  }

  private static byte[] classes(Schedule schedule) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(schedule.digests.size());
    for (Map.Entry<String, Long> entry : schedule.digests.entrySet()) {
      string(out, entry.getKey());
      out.writeLong(entry.getValue());
    }
    return bytes.toByteArray();
  }

  private static byte[] races(Schedule schedule) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(schedule.racing.size());
    for (String name : schedule.racing) {
      string(out, name);
    }
    return bytes.toByteArray();
  }

  private static byte[] threads(Schedule schedule) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(schedule.paths.size());
    for (int i = 0; i < schedule.paths.size(); i++) {
      string(out, schedule.paths.get(i));
      string(out, schedule.names.get(i));
    }
    return bytes.toByteArray();
  }

  private static byte[] events(Schedule schedule) throws IOException {
    Map<String, Integer> numbers = new HashMap<>();
    List<String> sites = new ArrayList<>();
    for (int i = 0; i < schedule.size(); i++) {
      if (!numbers.containsKey(schedule.site(i))) {
        numbers.put(schedule.site(i), sites.size());
        sites.add(schedule.site(i));
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(sites.size());
    for (String site : sites) {
      string(out, site);
    }
    out.writeInt(schedule.size());
    for (int i = 0; i < schedule.size(); i++) {
      out.writeShort(schedule.thread(i));
      out.writeByte(schedule.kind(i));
      Integer site = numbers.get(schedule.site(i));
      out.writeInt(site == null ? 0 : site);
    }
    return bytes.toByteArray();
  }

  /** Reads a file; {@code name} is what messages call it. */
  public static Schedule read(InputStream in, String name) throws IOException {
    Sections.readStart(in, name);
    Schedule schedule = new Schedule();
    boolean head = false;
    boolean events = false;
    try {
      for (Sections.Section s = Sections.read(in, name); s != null; s = Sections.read(in, name)) {
        head |= s.name.equals(HEAD);
        events |= s.name.equals(EVENTS);
        take(s, schedule, name);
      }
    } catch (EOFException e) {
      throw new BadFile(name + " is damaged: a section ends too early");
    } catch (java.io.UTFDataFormatException e) {
      throw new BadFile(name + " is damaged: a text in it is none");
    }
    if (!head || !events) {
      throw new BadFile(name + " holds no schedule");
    }
    return schedule;
  }

  private static void take(Sections.Section section, Schedule schedule, String name)
      throws IOException {
    DataInputStream in = section.content();
    switch (section.name) {
      case HEAD:
        for (int n = in.readUnsignedShort(); n > 0; n--) {
          schedule.properties.put(in.readUTF(), in.readUTF());
        }
        for (int n = in.readUnsignedShort(); n > 0; n--) {
          schedule.arguments.add(in.readUTF());
        }
        break;
      case CLASSES:
        for (int n = in.readInt(); n > 0; n--) {
          schedule.digests.put(in.readUTF(), in.readLong());
        }
        break;
      case RACES:
        for (int n = in.readInt(); n > 0; n--) {
          schedule.racing.add(in.readUTF());
        }
        break;
      case THREADS:
        for (int n = in.readInt(); n > 0; n--) {
          schedule.paths.add(in.readUTF());
          schedule.names.add(in.readUTF());
        }
        break;
      case EVENTS:
        readEvents(in, schedule, name);
        break;
      case LogWriter.RECORDS:
        throw new BadFile(
            name + " is the log of a run; it is for jay diff. Replay what jay check has written");
      default:
        if (!section.isOptional()) {
          throw new BadFile(
              name
                  + " has a section "
                  + section.name
                  + " that this Jay does not know. Use a newer Jay");
        }
        break;
    }
  }

  private static void readEvents(DataInputStream in, Schedule schedule, String name)
      throws IOException {
    List<String> sites = new ArrayList<>();
    for (int n = in.readInt(); n > 0; n--) {
      sites.add(in.readUTF());
    }
    for (int n = in.readInt(); n > 0; n--) {
      int thread = in.readUnsignedShort();
      int kind = in.readUnsignedByte();
      int site = in.readInt();
      if (kind >= Kind.COUNT || site < 0 || site >= sites.size()) {
        throw new BadFile(name + " is damaged: an event of an unknown kind or place");
      }
      schedule.add(thread, kind, sites.get(site));
    }
  }

  /** The property, or the empty string. */
  public static String property(Schedule schedule, String name) {
    @Nullable String value = schedule.properties.get(name);
    return value == null ? "" : value;
  }
}
