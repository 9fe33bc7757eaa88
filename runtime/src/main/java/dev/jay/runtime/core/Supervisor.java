package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Looks after the life of a sphere: what becomes of its strands, what happens when none can run,
 * and how it ends. A run in production and a run of a check differ in this.
 */
public abstract class Supervisor {
  // ---- Strands

  /** The strand's thread is about to be started. */
  public void expect(Strand s) {}

  /** Whether threads may be played by Jay's own instead of being started. */
  public boolean playsThreads() {
    return false;
  }

  /** What a strand that waits in no queue does, as others see it. */
  public Thread.State stateOf(Strand s) {
    return Thread.State.RUNNABLE;
  }

  /**
   * How many strands wait for a synchronizer, as {@code s} sees it; of {@code thread} alone, if
   * that is not null. Negative if the synchronizer knows.
   */
  public int queued(Strand s, Object synchronizer, @Nullable Thread thread) {
    return -1;
  }

  /** The program's threads that are alive, in the order of their starts; only if it plays them. */
  public Thread[] alive() {
    return new Thread[0];
  }

  /** Before anything of the strand's own code runs: waits for the turn where one runs at a time. */
  public void firstTurn(Strand s) {}

  /** A strand has come to its end without having its turn for that. */
  public void gone(Strand s) {}

  /** The strand calls System.exit. */
  public void exit(Strand s, int code) {}

  /** An exception ends the strand. True when nobody else is to hear of it. */
  public boolean fails(Strand s, Throwable e) {
    return false;
  }

  // ---- Nobody can run

  /**
   * Called with the turn when the order is empty. True when somebody can run now; false when the
   * turn was left to somebody else.
   */
  public abstract boolean idle();

  /** Something has come from outside while no strand had the turn. Any thread may call this. */
  public void arrived() {}

  /** What the logical clock shows to threads of no sphere. Any thread may call this. */
  public long timeOutside() {
    return 0;
  }

  // ---- The end

  /** Whether the run of the sphere has ended, and the strands that are left are to go. */
  public boolean isOver() {
    return false;
  }

  /** Throws {@link RunEnded} out of {@code s} if the run is over. */
  public void requireThatItGoesOn(Strand s) {}

  /**
   * The last strand that is not a daemon, {@code s}, has ended, and has given up the turn. True
   * when the turn is kept; false when the order goes on.
   */
  public abstract boolean lastUserHasEnded(Strand s);

  /** Whether the turn is kept for the thread that shuts the JVM down. */
  public boolean isTurnReserved() {
    return false;
  }

  /** That thread did not come after all: the order goes on. */
  public void releaseReservedTurn() {}

  /** That thread has come. True if the turn was kept for it and is now its own. */
  public boolean claimReservedTurn() {
    return false;
  }

  /** A signal is to end the JVM; the shutdown hooks run beside the schedule. */
  public void endsAbruptly() {}

  /** The schedule has ended: the last words are said, once. */
  public void close() {}
}
