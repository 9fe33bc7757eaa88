package dev.jay.schedules;

import dev.jay.trace.BadFile;
import dev.jay.trace.HybridSchedule;
import dev.jay.trace.Sections;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a file of the cache. It is the file of a hybrid schedule ({@link Sections},
 * {@link HybridSchedule}) with three sections before it, which who only wants the schedule skips:
 * so {@code jay run --follow} takes it too. Each of them is a text in UTF-8, of lines that end with
 * LF:
 *
 * <pre>
 *   head   `name value`; first `format 1`, then those of {@link Program} and other facts
 *   cond   conditions, see {@link Precondition}
 *   late   inputs in them that arrive after the start, see {@link LateInput}; if there are any
 *   pins   what was pinned, and why
 *   RECH, RECS, END   the schedule
 * </pre>
 *
 * Whoever looks for a schedule reads up to {@code pins} and no further. The format's number moves
 * when an old reader would use a new file wrongly; the golden file entry-1.jay moves with it.
 */
public final class EntryFile {
  static final int FORMAT = 1;

  private static final String HEAD = "head";
  private static final String CONDITIONS = "cond";
  private static final String LATE = "late";
  private static final String PINS = "pins";

  private static final String FORMAT_NAME = "format";
  private static final String PROGRAM = "program";
  private static final String CLASSES = "classes";
  private static final String JDK = "jdk";
  private static final String OPTIONS = "options";

  private EntryFile() {}

  public static void write(Entry entry, OutputStream out) throws IOException {
    EntryHead head = entry.head();
    Program program = head.program();
    List<String> lines = new ArrayList<>();
    lines.add(FORMAT_NAME + " " + FORMAT);
    lines.add(PROGRAM + " " + program.name());
    lines.add(CLASSES + " " + program.classes());
    lines.add(JDK + " " + program.jdk());
    lines.add(OPTIONS + " " + program.options());
    head.facts().forEach((name, value) -> lines.add(name + " " + value));
    Sections.writeStart(out);
    Sections.write(out, HEAD, text(lines));
    Sections.write(out, CONDITIONS, text(head.conditions()));
    if (!head.late().isEmpty()) {
      List<String> late = new ArrayList<>();
      for (LateInput each : head.late()) {
        late.add(each.text());
      }
      Sections.write(out, LATE, text(late));
    }
    Sections.write(out, PINS, text(head.pins()));
    entry.schedule().writeSections(out);
  }

  private static byte[] text(List<String> lines) {
    StringBuilder out = new StringBuilder();
    for (String each : lines) {
      out.append(each.replace('\n', ' ').replace('\r', ' ')).append('\n');
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Reads all; {@code name} is what messages call the file. */
  public static Entry read(InputStream in, String name) throws IOException {
    byte[] all = in.readAllBytes();
    EntryHead head = readHead(new ByteArrayInputStream(all), name);
    try {
      head.preconditions();
    } catch (IllegalArgumentException e) {
      throw new BadFile(name + " is damaged: a condition in it is none: " + e.getMessage());
    }
    return new Entry(head, HybridSchedule.read(new ByteArrayInputStream(all), name));
  }

  /** Reads what stands before the schedule. */
  public static EntryHead readHead(InputStream in, String name) throws IOException {
    Sections.readStart(in, name);
    SortedMap<String, String> facts = null;
    List<String> conditions = null;
    List<LateInput> late = new ArrayList<>();
    List<String> pins = null;
    while (pins == null) {
      Sections.Section section = Sections.read(in, name);
      if (section == null || !section.isOptional()) {
        throw new BadFile(name + " is no schedule of a cache. Learn one with: jay learn");
      }
      switch (section.name) {
        case HEAD -> facts = facts(lines(section), name);
        case CONDITIONS -> conditions = lines(section);
        case LATE -> late.addAll(late(lines(section), name));
        case PINS -> pins = lines(section);
        default -> {} // of a newer Jay, which says that it may be skipped
      }
    }
    if (facts == null || conditions == null) {
      throw new BadFile(name + " is damaged: its head or its conditions are missing");
    }
    Program program =
        new Program(
            take(facts, PROGRAM, name),
            take(facts, CLASSES, name),
            take(facts, JDK, name),
            take(facts, OPTIONS, name));
    return new EntryHead(program, facts, conditions, late, pins);
  }

  private static List<String> lines(Sections.Section section) throws IOException {
    String text = new String(section.content().readAllBytes(), StandardCharsets.UTF_8);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < text.length(); ) {
      int end = text.indexOf('\n', from);
      end = end < 0 ? text.length() : end;
      if (end > from) {
        lines.add(text.substring(from, end));
      }
      from = end + 1;
    }
    return lines;
  }

  private static List<LateInput> late(List<String> lines, String name) throws BadFile {
    List<LateInput> late = new ArrayList<>();
    try {
      for (String each : lines) {
        late.add(LateInput.parse(each));
      }
    } catch (IllegalArgumentException e) {
      throw new BadFile(name + " is damaged: " + e.getMessage());
    }
    return late;
  }

  private static SortedMap<String, String> facts(List<String> lines, String name) throws BadFile {
    SortedMap<String, String> facts = new TreeMap<>();
    for (String each : lines) {
      int space = each.indexOf(' ');
      facts.put(
          space < 0 ? each : each.substring(0, space), space < 0 ? "" : each.substring(space + 1));
    }
    String format = take(facts, FORMAT_NAME, name);
    if (!format.equals(Integer.toString(FORMAT))) {
      throw new BadFile(
          name
              + " is format "
              + format
              + " of the cache; this Jay reads "
              + FORMAT
              + ". Use a newer Jay, or learn it again");
    }
    return facts;
  }

  private static String take(SortedMap<String, String> facts, String key, String name)
      throws BadFile {
    @Nullable String value = facts.remove(key);
    if (value == null) {
      throw new BadFile(name + " is damaged: its head does not say " + key + ". Learn it again");
    }
    return value;
  }
}
