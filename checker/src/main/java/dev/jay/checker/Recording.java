package dev.jay.checker;

import dev.jay.runtime.explore.Witness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes down the operations of a run, those of a run without end as far as it was explored: what
 * follows has a fair order, which comes by itself.
 */
final class Recording implements Witness {
  /** Events that are taken down. */
  static final int MOST_EVENTS = 20_000;

  private final List<Note> notes = new ArrayList<>();
  private final Map<Integer, Note> firsts = new HashMap<>();

  @Override
  public void saw(int event, int strand, int what, String target, StackTraceElement[] stack) {
    if (event <= MOST_EVENTS) {
      Note note = new Note(event, strand, what, target, stack);
      notes.add(note);
      firsts.putIfAbsent(event, note);
    }
  }

  List<Note> notes() {
    return notes;
  }

  /** The first operation of an event, or an empty one if it had none. */
  Note first(int event) {
    Note first = firsts.get(event);
    return first != null
        ? first
        : new Note(event, 0, dev.jay.trace.Kind.BEGIN, "", new StackTraceElement[0]);
  }
}
