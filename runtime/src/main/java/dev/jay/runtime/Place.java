package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Where a strand stands: what it shares with the one that hands it the turn. Every hand-over brings
 * these fields from one core to another, piece by piece of 64 bytes, at some 100 ns each; so they
 * have a class of their own, which makes them lie together in memory.
 */
abstract class Place {
  /** Position in the order of starts. */
  final int id;

  /** The state, and the passes made and not taken off yet, see {@link Lead}. */
  volatile int phase = Strand.RUNNING;

  volatile boolean parked;

  /**
   * At a fixed point of its program: it waits for its turn or for something else, and touches
   * nothing before it has the turn.
   */
  volatile boolean resting;

  // Place in the policy's order.
  long clock;
  int putOff; // rounds that it is put off by
  int owed; // rounds that it may still make up for after a wait
  int skipped; // rounds to leave out
  int overtime; // operations since it should have let another one go first
  @Nullable Strand orderNext;
  @Nullable Strand orderPrevious;

  Place(int id) {
    this.id = id;
  }
}
