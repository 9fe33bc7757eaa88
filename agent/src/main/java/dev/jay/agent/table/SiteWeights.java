package dev.jay.agent.table;

import dev.jay.trace.Hints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is done at places of the program for the sake of long computations behind them: nothing, or
 * all are measured ({@code jay tune}), or those that hints name are told to the runtime. Places are
 * texts, see {@link dev.jay.trace.Site}.
 */
public final class SiteWeights {
  /** Nothing is done. */
  public static final SiteWeights NONE = new SiteWeights(false, null, "");

  /** All places are measured. */
  public static final SiteWeights MEASURED = new SiteWeights(true, null, "measured");

  private final boolean areMeasured;
  private final Map<String, Integer> lengths = new HashMap<>();

  /** The names of the classes that have some, with dots. */
  private final Map<String, List<String>> byClass = new HashMap<>();

  private final Set<String> fitting = new HashSet<>();
  private final String stamp;

  private SiteWeights(boolean areMeasured, @Nullable Hints hints, String stamp) {
    this.areMeasured = areMeasured;
    this.stamp = stamp;
    if (hints != null) {
      for (Map.Entry<String, Integer> each : hints.lengths.entrySet()) {
        add(each.getKey(), each.getValue());
      }
    }
  }

  /** Those of hints. */
  public static SiteWeights of(Hints hints) {
    return new SiteWeights(false, hints, Hints.text(hints.lengths));
  }

  private void add(String place, int length) {
    lengths.put(place, length);
    String method = place.substring(0, place.indexOf('('));
    String className = method.substring(0, method.lastIndexOf('.'));
    List<String> places = byClass.get(className);
    if (places == null) {
      places = new ArrayList<>();
      byClass.put(className, places);
    }
    places.add(place);
  }

  /** Whether places of that class matter, whose name has slashes. */
  public boolean concern(String className) {
    return areMeasured || byClass.containsKey(className.replace('/', '.'));
  }

  /** Whether all places are measured. */
  public boolean areMeasured() {
    return areMeasured;
  }

  /** The length of what is computed behind that place, or 0. */
  public synchronized int lengthAt(String place) {
    Integer length = lengths.get(place);
    if (length == null) {
      return 0;
    }
    fitting.add(place);
    return length;
  }

  /** The places of that class, which has been made, that are nowhere in its code. */
  public synchronized List<String> unfitting(String className) {
    List<String> found = new ArrayList<>();
    for (String place : byClass.getOrDefault(className.replace('/', '.'), List.of())) {
      if (!fitting.contains(place)) {
        found.add(place);
      }
    }
    return found;
  }

  /** What is made of a class depends on this. */
  public String stamp() {
    return stamp;
  }
}
