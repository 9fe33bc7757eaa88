package dev.jay.runtime.core;

import dev.jay.trace.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * What changes with every turn. As in {@link StrandLine}, these fields lie together because of
 * their class, and apart from those that are only read.
 */
abstract class TurnLine {
  /** Who has the turn; null when the idle thread has it, that is, when nobody can run. */
  public volatile @Nullable Strand holder;

  // Below: touched by the holder of the turn only.

  /** Logical time. */
  public long now;

  public long operations;
  public long handOvers;
  public long fingerprint = Fingerprint.EMPTY;
}
