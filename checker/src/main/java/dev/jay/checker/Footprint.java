package dev.jay.checker;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Operation;

/** What one event touched, kept beyond its run. */
final class Footprint {
  final int[] locations;
  final int[] accesses;
  final boolean global;

  Footprint(int[] locations, int[] accesses, boolean global) {
    this.locations = locations;
    this.accesses = accesses;
    this.global = global;
  }

  /**
   * The footprint of an event. A location that was not among the {@code known} ones before it may
   * have another number in another run, so nothing is independent of it.
   */
  static Footprint of(RunLog log, int event, int known) {
    int from = log.firstTouch(event);
    int n = log.endOfTouches(event) - from;
    int[] locations = new int[n];
    int[] accesses = new int[n];
    boolean global = false;
    for (int i = 0; i < n; i++) {
      locations[i] = log.location(from + i);
      accesses[i] = log.access(from + i);
      global |= locations[i] == Happens.GLOBAL || locations[i] >= known;
    }
    return new Footprint(locations, accesses, global);
  }

  /** Whether the two cannot change places without somebody seeing it. */
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
