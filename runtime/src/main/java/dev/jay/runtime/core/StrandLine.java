package dev.jay.runtime.core;

/**
 * What a strand shares with the one that hands it the turn. Every hand-over brings these fields
 * from one core to another, a cache line of 64 bytes at a time, at some 100 ns each; so they have
 * classes of their own, this one and {@link ClockSeat}, which makes them lie together in memory.
 */
abstract class StrandLine {
  /** Position in the order of starts. */
  public final int id;

  /** The state, and the empty turns made and not taken off yet, see {@link RunAhead}. */
  public volatile int phase = Strand.RUNNING;

  volatile boolean parked;

  /**
   * At a fixed point of its program: it waits for its turn or for something else, and touches
   * nothing before it has the turn.
   */
  volatile boolean resting;

  /** It is to come and see whether it can go on, where turns are not granted but taken. */
  public volatile boolean called;

  StrandLine(int id) {
    this.id = id;
  }
}
