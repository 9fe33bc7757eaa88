package dev.jay.checker;

import org.jspecify.annotations.Nullable;

/**
 * One decision on the path that {@link Dpor} is on. Sets of strands are bit sets. Asleep is a
 * strand whose next event was explored from an earlier node, and nothing since then depends on it:
 * it need not be tried here.
 */
final class Node {
  final long enabled;

  /** Strand of the event before, or -1; and how many preemptions led here. */
  final int before;

  final int preemptions;

  /** Locations known here. */
  final int locations;

  int chosen;

  /** To be explored from here, or explored already. */
  long backtrack;

  long done;
  long asleep;

  /** The next events of the strands that are asleep or done. */
  final @Nullable Footprint[] next;

  Node(long enabled, int before, int preemptions, int locations, int strands) {
    this.enabled = enabled;
    this.locations = locations;
    this.before = before;
    this.preemptions = preemptions;
    this.next = new Footprint[strands];
  }

  /** Whether choosing {@code strand} takes the turn from one that could go on. */
  boolean isPreemption(int strand) {
    return before >= 0 && strand != before && (enabled & 1L << before) != 0;
  }

  void choose(int strand) {
    chosen = strand;
    done |= 1L << strand;
    backtrack |= 1L << strand;
  }

  /** What is left to do here, within the bound on preemptions. */
  long open(int bound) {
    long open = backtrack & ~done & ~asleep;
    if (preemptions >= bound && before >= 0 && (enabled & 1L << before) != 0) {
      open &= 1L << before;
    }
    return open;
  }
}
