package dev.jay.checker.failure;

import dev.jay.runtime.explore.Deed;
import dev.jay.runtime.explore.Witness;
import dev.jay.trace.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Records what the strands of a run do, of a livelock its first {@link #MOST_EVENTS} events: what
 * follows them is in a fair order, which a replay makes by itself.
 */
public final class Recording implements Witness {
  /** Events that are recorded. */
  static final int MOST_EVENTS = 20_000;

  private final List<Deed> deeds = new ArrayList<>();
  private final Map<Integer, Deed> firsts = new HashMap<>(); // operations, by event

  @Override
  public void saw(Deed deed) {
    if (deed.event <= MOST_EVENTS) {
      deeds.add(deed);
      if (!deed.isPlain && !deed.isPending) {
        firsts.putIfAbsent(deed.event, deed);
      }
    }
  }

  List<Deed> deeds() {
    return deeds;
  }

  /** The site of the first operation of an event; that of a beginning if it had none. */
  String site(int event) {
    Deed first = firsts.get(event);
    return first == null
        ? DeedText.site(Kind.BEGIN, "", new StackTraceElement[0])
        : DeedText.site(first);
  }
}
