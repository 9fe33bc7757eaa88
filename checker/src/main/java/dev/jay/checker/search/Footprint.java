package dev.jay.checker.search;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Operation;

/**
 * The accesses of one event, kept beyond its run: what decides whether two events of different
 * strands are dependent. Locations have the same numbers in all runs that agree up to the event's
 * node; a location with a later number is not comparable, so such a footprint is global: it depends
 * on every other.
 */
final class Footprint {
  final int[] locations;
  final int[] accesses; // by place in locations
  final boolean global;

  Footprint(int[] locations, int[] accesses, boolean global) {
    this.locations = locations;
    this.accesses = accesses;
    this.global = global;
  }

  /** The footprint of an event; {@code known} locations had a number before it. */
  static Footprint of(RunLog log, int event, int known) {
    int from = log.firstTouch(event);
    int n = log.endOfTouches(event) - from;
    int[] locations = new int[n];
    int[] accesses = new int[n];
    boolean global = false;
    for (int i = 0; i < n; i++) {
      locations[i] = log.location(from + i);
      accesses[i] = log.access(from + i);
      global |= locations[i] == HappensBefore.GLOBAL || locations[i] >= known;
    }
    return new Footprint(locations, accesses, global);
  }

  /** The same event, depending on every other. */
  Footprint ofAll() {
    return new Footprint(locations, accesses, true);
  }

  /** Whether the two events of different strands cannot be swapped without a visible effect. */
  boolean dependsOn(Footprint other) {
    if (global || other.global) {
      return true;
    }
    for (int i = 0; i < locations.length; i++) {
      for (int j = 0; j < other.locations.length; j++) {
        if (locations[i] == other.locations[j]
            && Operation.depend(accesses[i], other.accesses[j])) {
          return true;
        }
      }
    }
    return false;
  }
}
