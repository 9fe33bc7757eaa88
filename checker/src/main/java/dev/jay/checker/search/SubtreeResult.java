package dev.jay.checker.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Dpor} has found out about its subtree after some runs: what {@link Frontier} needs to
 * go on. Other packages only carry it.
 */
public final class SubtreeResult {
  /** The path to the next run of this subtree, or null if all of it is explored. */
  final @Nullable TreePath next;

  /** Backtracking points at nodes above the subtree. */
  final List<BacktrackRequest> requests;

  /** The event that was chosen at the node above the subtree, or null if no run got there. */
  final @Nullable Footprint first;

  /** The program has more strands than a bit set holds; the search was given up. */
  public final boolean tooManyStrands;

  /** A run did not repeat the choices of the run before it. */
  public final boolean diverged;

  SubtreeResult(
      @Nullable TreePath next,
      List<BacktrackRequest> requests,
      @Nullable Footprint first,
      boolean tooManyStrands,
      boolean diverged) {
    this.next = next;
    this.requests = requests;
    this.first = first;
    this.tooManyStrands = tooManyStrands;
    this.diverged = diverged;
  }
}
