package dev.jay.runtime;

/**
 * What becomes of strands, told to whoever runs them. A run in production takes no notice of it; an
 * {@link Exploration}, which runs a program again and again and must know how each run ends, does.
 */
abstract class Supervision {
  /** Whether the run of these strands has ended, and the strands that are left are to go. */
  boolean isOver() {
    return false;
  }

  /** The strand's thread is about to be started. */
  void expect(Strand s) {}

  /** Whether threads may be played by Jay's own instead of being started. */
  boolean playsThreads() {
    return false;
  }

  /** A strand has come to its end without having its turn for that. */
  void gone(Strand s) {}

  /** Before anything of the strand's own code runs: waits for the turn where one runs at a time. */
  void firstTurn(Strand s) {}

  /** The strand calls System.exit. */
  void exit(Strand s, int code) {}

  /** An exception ends the strand. True when nobody else is to hear of it. */
  boolean fails(Strand s, Throwable e) {
    return false;
  }

  /** Whether performance hints mean anything. */
  boolean followsHints() {
    return true;
  }
}
