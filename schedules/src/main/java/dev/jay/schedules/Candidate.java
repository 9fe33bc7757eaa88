package dev.jay.schedules;

import dev.jay.trace.BadFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A schedule that fits all that is known when the program starts, and what must hold of the inputs
 * that arrive later. Who looks schedules up hands a list of them to who runs the program, as lines:
 *
 * <pre>
 *   schedule NAME
 *   file PATH
 *   input ...         see {@link LateInput}
 *   when CONDITION    in which inputs that are known have been replaced by their values
 * </pre>
 *
 * @param name in the cache
 * @param file where it is
 */
public record Candidate(
    String name, String file, List<LateInput> inputs, List<Precondition> conditions) {
  private static final String SCHEDULE = "schedule ";
  private static final String FILE = "file ";
  private static final String INPUT = "input ";
  private static final String WHEN = "when ";

  /** Of an entry that fits the inputs that are known. */
  public static Candidate of(String name, String file, EntryHead head, Map<String, ?> inputs) {
    Set<String> late = new HashSet<>();
    for (LateInput each : head.late()) {
      late.add(each.name());
    }
    List<Precondition> open = new ArrayList<>();
    for (Precondition each : head.preconditions()) {
      if (each.asksFor(late)) {
        open.add(each.with(inputs));
      }
    }
    return new Candidate(name, file, head.late(), open);
  }

  public static List<String> lines(List<Candidate> candidates) {
    List<String> lines = new ArrayList<>();
    for (Candidate each : candidates) {
      lines.add(SCHEDULE + each.name);
      lines.add(FILE + each.file);
      for (LateInput input : each.inputs) {
        lines.add(INPUT + input.text());
      }
      for (Precondition condition : each.conditions) {
        lines.add(WHEN + condition);
      }
    }
    return lines;
  }

  /** Reads them; {@code from} is what messages call the lines. */
  public static List<Candidate> read(List<String> lines, String from) throws BadFile {
    List<Candidate> all = new ArrayList<>();
    String name = "";
    try {
      for (String each : lines) {
        if (each.startsWith(SCHEDULE)) {
          name = each.substring(SCHEDULE.length());
        } else if (each.startsWith(FILE)) {
          all.add(
              new Candidate(
                  name, each.substring(FILE.length()), new ArrayList<>(), new ArrayList<>()));
        } else if (each.startsWith(INPUT)) {
          last(all).inputs.add(LateInput.parse(each.substring(INPUT.length())));
        } else if (each.startsWith(WHEN)) {
          last(all).conditions.add(PreconditionParser.parse(each.substring(WHEN.length())));
        }
      }
    } catch (IllegalArgumentException e) {
      throw new BadFile(from + " is no list of schedules: " + e.getMessage());
    }
    return all;
  }

  private static Candidate last(List<Candidate> all) {
    if (all.isEmpty()) {
      throw new IllegalArgumentException("it begins with no schedule");
    }
    return all.get(all.size() - 1);
  }
}
