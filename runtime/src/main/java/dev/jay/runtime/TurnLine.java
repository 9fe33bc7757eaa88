package dev.jay.runtime;

import dev.jay.trace.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * What changes with every turn. As in {@link Place}, these fields lie together because of their
 * class, and apart from those that are only read.
 */
abstract class TurnLine {
  /** Who has the turn; null when the idle thread has it, that is, when nobody can run. */
  volatile @Nullable Strand holder;

  // Below: touched by the holder of the turn only.

  /** Logical time. */
  long now;

  long operations;
  long handOvers;
  long fingerprint = Fingerprint.EMPTY;
}
