package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Sees every event of a sphere in the order in which it happened. What is written down of a
 * schedule (fingerprint, statistics, log, what a check wants to know) is written by observers; they
 * decide nothing. The holder of the turn calls all methods but {@link #waitedForTurn}, so an
 * observer needs no lock.
 */
public abstract class Observer {
  /** Whether operations within others are to be told too. */
  public boolean observesNested() {
    return false;
  }

  /** Whether {@link #waitedForTurn} is to be called, for which the real clock is read. */
  public boolean timesWaits() {
    return false;
  }

  /** Whether each read of a shared object is to be told: then none is made without a turn. */
  public boolean seesAllReads() {
    return false;
  }

  /** Whether {@link #operationEnds} is to be called. */
  public boolean observesEnds() {
    return false;
  }

  /** Who is to be told of accesses to plain memory, or null. */
  public @Nullable MemoryObserver memory() {
    return null;
  }

  /** Who is to be told of the program's calls of the JDK's methods, or null. */
  public @Nullable CallObserver calls() {
    return null;
  }

  /** {@code s} makes an operation, see {@link Scheduler#getTurn}. */
  public abstract void operation(Strand s, int what, @Nullable Object target, int part);

  /** {@code s} has the turn, not for an operation but to go on with what it was doing. */
  public void regains(Strand s) {}

  /** {@code s} makes an operation within another. */
  public void nested(Strand s, int what, @Nullable Object target, int part) {}

  /** {@code s} has ended its operation, and may give the turn to the next in the order. */
  public void operationEnds(Strand s) {}

  /** {@code s} is about to wait, with the turn, until {@code owner} rests. */
  public void asks(Strand s, Strand owner) {}

  /** {@code s} gives up the turn and waits; {@link Scheduler#FOREVER} for no timeout. */
  public void waits(Strand s, WaitQueue queue, long nanos) {}

  /** The wait of {@code s} has ended, for a reason of {@link Wait}. */
  public void wakes(Strand s, int reason) {}

  /** {@code s}, which waits on a monitor, is notified by the JVM or by a thread outside. */
  public void notified(Strand s) {}

  /**
   * The time of {@code s}'s wait is up: at the beginning of the operation under way, or after the
   * last one.
   */
  public void timesOut(Strand s, boolean isWithin) {}

  /** Something has been admitted from outside. */
  public void admits(Arrival arrival) {}

  /** {@code s} was made, and its thread does not run yet. The turn may be anybody's. */
  public void makes(Strand s) {}

  /** {@code s} has been started. */
  public void starts(Strand s) {}

  /** {@code s} has ended. */
  public void ends(Strand s) {}

  /** {@code s} has the turn, for which it waited so long in real time. */
  public void waitedForTurn(Strand s, long nanos) {}

  /** The schedule has ended. */
  public void closes(Sphere sphere) {}
}
