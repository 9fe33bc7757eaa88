package dev.jay.checker.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One decision in the tree of schedules, with its backtrack set and its sleep set. Sets of strands
 * are bit sets.
 *
 * <p>A strand is asleep if its next event was explored from this node or an earlier one, and no
 * event since then depends on it: the schedules that begin with it here are known already. A strand
 * that was tried at a node is asleep below the strands that are tried there later.
 */
final class Node {
  final long enabled; // strands whose next operation can proceed

  final int before; // strand of the event before, or -1
  final int preemptions; // on the path to here
  final int locations; // known here

  long backtrack; // to be explored from here, or explored already
  long done; // explored, or given out to be explored; a subset of backtrack
  long sleep; // the sleep set

  /** By strand: the next event of those that are asleep or done, as far as it is known. */
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

  /** The strands that are left to try here, within the bound on preemptions. */
  long open(int bound) {
    long open = backtrack & ~done & ~sleep;
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
