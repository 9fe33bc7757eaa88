package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Sees every event of a sphere in the order in which it happened. What is written down of a
 * schedule (fingerprint, statistics, log, what a check wants to know) is written by observers; they
 * decide nothing. The holder of the turn calls all methods but {@link #waitedForTurn}, so an
 * observer needs no lock.
 */
abstract class Observer {
  /** Whether operations within others are to be told too. */
  boolean observesNested() {
    return false;
  }

  /** Whether {@link #waitedForTurn} is to be called, for which the real clock is read. */
  boolean timesWaits() {
    return false;
  }

  /** Who is to be told of accesses to plain memory, or null. */
  @Nullable MemoryObserver memory() {
    return null;
  }

  /** {@code s} makes an operation, see {@link Scheduler#getTurn}. */
  abstract void operation(Strand s, int what, @Nullable Object target, int part);

  /** {@code s} makes an operation within another. */
  void nested(Strand s, int what, @Nullable Object target, int part) {}

  /** {@code s} gives up the turn and waits; {@link Scheduler#FOREVER} for no timeout. */
  void waits(Strand s, WaitQueue queue, long nanos) {}

  /** The wait of {@code s} has ended, for a reason of {@link Wait}. */
  void wakes(Strand s, int reason) {}

  /** The time of {@code s}'s wait is up. */
  void timesOut(Strand s) {}

  /** Something has been admitted from outside. */
  void admits(Arrival arrival) {}

  /** {@code s} has been started. */
  void starts(Strand s) {}

  /** {@code s} has ended. */
  void ends(Strand s) {}

  /** {@code s} has the turn, for which it waited so long in real time. */
  void waitedForTurn(Strand s, long nanos) {}

  /** The schedule has ended. */
  void closes(Sphere sphere) {}
}
