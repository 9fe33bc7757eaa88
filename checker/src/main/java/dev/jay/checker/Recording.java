package dev.jay.checker;

import dev.jay.runtime.Witness;
import java.util.ArrayList;
import java.util.List;

/** Takes down all operations of a run. */
final class Recording implements Witness {
  private final List<Note> notes = new ArrayList<>();

  @Override
  public void saw(int event, int strand, int what, String target, StackTraceElement[] stack) {
    notes.add(new Note(event, strand, what, target, stack));
  }

  List<Note> notes() {
    return notes;
  }

  /** The first operation of an event, or null if it had none. */
  Note first(int event) {
    for (Note note : notes) {
      if (note.event() == event) {
        return note;
      }
    }
    return new Note(event, 0, dev.jay.trace.Kind.BEGIN, "", new StackTraceElement[0]);
  }
}
