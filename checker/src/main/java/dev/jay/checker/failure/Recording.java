package dev.jay.checker.failure;

import dev.jay.runtime.explore.Witness;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Records the operations of a run, of a livelock its first {@link #MOST_EVENTS} events: what
 * follows them is in a fair order, which a replay makes by itself.
 */
public final class Recording implements Witness {
  /** Events that are recorded. */
  static final int MOST_EVENTS = 20_000;

  private final List<RecordedOperation> operations = new ArrayList<>();
  private final Map<Integer, RecordedOperation> firsts = new HashMap<>();

  @Override
  public void saw(int event, int strand, int what, String target, StackTraceElement[] stack) {
    if (event <= MOST_EVENTS) {
      RecordedOperation operation = new RecordedOperation(event, strand, what, target, stack);
      operations.add(operation);
      firsts.putIfAbsent(event, operation);
    }
  }

  List<RecordedOperation> operations() {
    return operations;
  }

  /** The first operation of an event, or an empty one if it had none. */
  RecordedOperation first(int event) {
    RecordedOperation first = firsts.get(event);
    return first != null
        ? first
        : new RecordedOperation(event, 0, Kind.BEGIN, "", new StackTraceElement[0]);
  }
}
