package dev.jay.schedules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * What stands before the schedule in a file of the cache: enough to decide whether it fits.
 *
 * @param program what it belongs to
 * @param facts what people want to know: jay, learned, how, turns, threads, races, constraints
 * @param conditions all of them together are the precondition, as text, in the order in which the
 *     program reads its inputs
 * @param late the inputs among them that arrive after the start
 * @param pins what was fixed to its value because it could not be followed, and why; for people
 */
public record EntryHead(
    Program program,
    SortedMap<String, String> facts,
    List<String> conditions,
    List<LateInput> late,
    List<String> pins) {

  /** The conditions as expressions; {@link IllegalArgumentException} says what is none. */
  public List<Precondition> preconditions() {
    List<Precondition> parsed = new ArrayList<>(conditions.size());
    for (String each : conditions) {
      parsed.add(PreconditionParser.parse(each));
    }
    return parsed;
  }
}
