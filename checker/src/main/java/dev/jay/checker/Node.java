package dev.jay.checker;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One decision in the tree of schedules. Sets of strands are bit sets. Asleep is a strand whose
 * next event was explored from an earlier node, and nothing since then depends on it: it need not
 * be tried here. What was tried first at a node is asleep below what is tried later.
 */
final class Node {
  final long enabled;

  /** Strand of the event before, or -1; and how many preemptions led here. */
  final int before;

  final int preemptions;

  /** Locations known here. */
  final int locations;

  /** To be explored from here, or explored already. */
  long backtrack;

  /** Given out to be explored, or explored. */
  long done;

  long asleep;

  /** The next events of the strands that are asleep or done, as far as they are known. */
  private @Nullable Footprint[] next = {};

  Node(long enabled, int before, int preemptions, int locations) {
    this.enabled = enabled;
    this.locations = locations;
    this.before = before;
    this.preemptions = preemptions;
  }

  @Nullable Footprint next(int strand) {
    return strand < next.length ? next[strand] : null;
  }

  void setNext(int strand, Footprint footprint) {
    if (strand >= next.length) {
      next = Arrays.copyOf(next, strand + 1);
    }
    next[strand] = footprint;
  }

  /** Whether choosing {@code strand} takes the turn from one that could go on. */
  boolean isPreemption(int strand) {
    return before >= 0 && strand != before && (enabled & 1L << before) != 0;
  }

  void choose(int strand) {
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

  /** How many ways lead on from here, as far as is known. */
  int branches(int bound) {
    return Long.bitCount(done | open(bound));
  }
}
