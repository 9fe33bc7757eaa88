package dev.jay.runtime.core;

/**
 * How a strand that uses nothing but its own objects runs ahead of its turns. Its operations take
 * no turn (see {@link Owners}), but in the order it has its place all the same, and whoever asks
 * for one of its objects must find it at rest now and then. So after each stretch of such
 * operations comes a pass: an operation that does nothing when its turn comes. Therefore nobody has
 * to wait for that turn. The strand counts the pass and goes on; whoever would hand it the turn
 * takes the pass off the count and goes on to the next strand, as if it had been made just then.
 *
 * <p>Who asks for an object has the turn, so that no pass is taken off meanwhile, and waits until
 * the owner rests. Where that is must not depend on timing, so it depends on the number of passes
 * that were taken off, and on nothing else: with {@code t} of them it may make passes up to the end
 * of the block after the one that {@code t} lies in. There it rests, and goes on when the first
 * pass of that next block is taken off. If it comes to an operation that takes a turn before, it
 * rests there, at a fixed point of its program as well, until all its passes are taken off and the
 * turn is its own.
 *
 * <p>At first, and again when somebody has asked for an object of its own, a strand makes its
 * passes at its turns, and stretches are short; then it may run ahead, and blocks grow with {@code
 * t}. So whoever asks waits about as long as the owner has had its objects to itself, at most.
 *
 * <p>The count stands in the strand's phase, above its state, so that the two change together: no
 * turn is granted while there are passes, and none is counted ahead by who has the turn.
 */
final class RunAhead {
  private static final int LEAST_BLOCK = 16;
  private static final int MOST_BLOCK = 512;

  /** One pass in the phase. */
  private static final int PASS = Strand.STATES;

  private RunAhead() {}

  /** Whether {@code s}, in that phase, has made passes that were not taken off yet. */
  static boolean isAhead(int phase) {
    return phase >= PASS;
  }

  /**
   * {@code s}, at the end of a stretch, makes a pass and does not wait for its turn. False if it
   * has the turn, or is not in the order, and has to do it the slow way.
   */
  static boolean pass(Scheduler scheduler, Strand s) {
    for (; ; ) {
      int phase = s.phase;
      switch (Strand.state(phase)) {
        case Strand.RUNNING:
          if (mayPass(s, phase)) {
            if (s.movePhase(phase, phase + PASS)) {
              s.passes++;
              return true;
            }
          } else if (s.movePhase(phase, phase | Strand.BRIM)) {
            scheduler.awaitRoom(s);
          }
          break;
        case Strand.REVOKING:
          Thread.onSpinWait(); // the watchdog has not decided yet
          break;
        default:
          return false;
      }
    }
  }

  /**
   * {@code s} has the turn and makes its pass with it. It counts as made and taken off: whether the
   * turn had come before the strand did is a matter of timing.
   */
  static void passedAtTurn(Strand s) {
    s.passes++;
  }

  /**
   * The turn is {@code s}'s: if it made a pass for it, that is taken off, and the answer is true.
   * The caller has the turn.
   */
  static boolean takeOff(Strand s) {
    for (; ; ) {
      int phase = s.phase;
      if (!isAhead(phase)) {
        return false;
      }
      int less = phase - PASS;
      boolean goesOn = Strand.state(phase) == Strand.BRIM && mayPass(s, less);
      if (s.movePhase(phase, goesOn ? less & -PASS : less)) {
        if (goesOn && s.parked) {
          s.unpark();
        }
        return true;
      }
    }
  }

  private static boolean mayPass(Strand s, int phase) {
    int takenOff = s.passes - phase / PASS;
    int block = Math.max(LEAST_BLOCK, Math.min(Integer.highestOneBit(takenOff), MOST_BLOCK));
    return s.passes - (takenOff & -block) < 2 * block;
  }

  /** {@code s}, which rests, is to begin anew with small blocks. */
  static void reset(Strand s) {
    s.passes = s.phase / PASS;
  }
}
