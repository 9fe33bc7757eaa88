package dev.jay.runtime.core;

import jdk.internal.vm.annotation.DontInline;

/**
 * How a strand that uses nothing but its own objects runs ahead of its turns. Its operations take
 * no turn (see {@link Owners}), but in the order it has its place all the same, and whoever asks
 * for one of its objects must find it at rest now and then. So after each stretch of such
 * operations comes an empty turn: an operation that does nothing when its turn comes. Therefore
 * nobody has to wait for that turn. The strand counts it and goes on; whoever would hand it the
 * turn takes the empty turn off the count and goes on to the next strand, as if it had been made
 * just then.
 *
 * <p>Who asks for an object has the turn, so that no empty turn is taken off meanwhile, and waits
 * until the owner rests. Where that is must not depend on timing, so it depends on the number of
 * empty turns that were taken off, and on nothing else: with {@code t} of them it may make empty
 * turns up to the end of the block after the one that {@code t} lies in. There it rests, and goes
 * on when the first of that next block is taken off. If it comes to an operation that takes a turn
 * before, it rests there, at a fixed point of its program as well, until all its empty turns are
 * taken off and the turn is its own.
 *
 * <p>At first, and again when somebody has asked for an object of its own, a strand makes its empty
 * turns when its turn comes, and stretches are short; then it may run ahead, and blocks grow with
 * {@code t}. So whoever asks waits about as long as the owner has had its objects to itself, at
 * most.
 *
 * <p>The count stands in the strand's phase, above its state, so that the two change together: no
 * turn is granted while there are empty turns ahead, and none is counted ahead by who has the turn.
 */
final class RunAhead {
  private static final int LEAST_BLOCK = 16;
  private static final int MOST_BLOCK = 512;

  /** One empty turn in the phase. */
  private static final int ONE = Strand.STATES;

  private RunAhead() {}

  /** Whether {@code s}, in that phase, has made empty turns that were not taken off yet. */
  static boolean isAhead(int phase) {
    return phase >= ONE;
  }

  /**
   * {@code s} has made as many operations without a turn as it may in a row: the others are to go
   * on, and those who ask for what belongs to it.
   */
  @DontInline
  static void endStretch(Scheduler scheduler, Strand s) {
    if (!scheduler.sphere.policy.letsObjectsBeOwned()) {
      s.credit = Integer.MAX_VALUE; // only readers are its own
      return;
    }
    if (s.stopwatch != null) {
      s.stopwatch.passes();
    }
    Rounds rounds = scheduler.sphere.rounds;
    boolean runsAhead = s.freeLimit == Strand.MOST_FREE;
    s.freeLimit = Math.min(2 * s.freeLimit, Strand.MOST_FREE);
    s.credit = s.freeLimit;
    s.disturb();
    if (rounds == null || !rounds.letsRunAhead()) {
      scheduler.emptyTurn(s);
      return;
    }
    if (runsAhead && goAhead(scheduler, s)) {
      return;
    }
    if (s.phase != Strand.TURN) {
      scheduler.awaitTurn(s);
    }
    if (runsAhead) {
      // It counts as made and taken off: whether the turn or the strand came first is timing.
      s.emptyTurns++;
    }
    if (makeEmptyTurn(scheduler, s)) {
      s.leaveTurn(Strand.RUNNING);
      scheduler.handOver();
    } else if (runsAhead) {
      scheduler.tick(); // a whole stretch takes as long as a hand-over, at least
    }
  }

  /**
   * {@code s}, at the end of a stretch, makes an empty turn and does not wait for it. False if it
   * has the turn, or is not in the order, and has to do it the slow way.
   */
  static boolean goAhead(Scheduler scheduler, Strand s) {
    for (; ; ) {
      int phase = s.phase;
      switch (Strand.state(phase)) {
        case Strand.RUNNING:
          if (mayGoAhead(s, phase)) {
            if (s.movePhase(phase, phase + ONE)) {
              s.emptyTurns++;
              return true;
            }
          } else if (s.movePhase(phase, phase | Strand.AT_LIMIT)) {
            awaitRoom(scheduler, s);
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

  private static void awaitRoom(Scheduler scheduler, Strand s) {
    s.isAtLimit = true;
    scheduler.tellRest(s);
    scheduler.awaitPatiently(s);
    s.isAtLimit = false;
  }

  /**
   * What an empty turn of {@code s}, whose turn it is, does to time and order, whether it is made
   * now or was made ahead. True when the turn goes on; false when there is nobody else.
   */
  static boolean makeEmptyTurn(Scheduler scheduler, Strand s) {
    scheduler.step();
    if (!scheduler.outside.isEmpty()) {
      scheduler.outside.admit();
    }
    Rounds rounds = scheduler.sphere.rounds;
    return rounds != null && rounds.emptyTurn(s);
  }

  /**
   * The turn is {@code s}'s: if it made an empty one for it, that is taken off, and the answer is
   * true. The caller has the turn.
   */
  static boolean takeOff(Strand s) {
    for (; ; ) {
      int phase = s.phase;
      if (!isAhead(phase)) {
        return false;
      }
      int less = phase - ONE;
      boolean goesOn = Strand.state(phase) == Strand.AT_LIMIT && mayGoAhead(s, less);
      if (s.movePhase(phase, goesOn ? less & -ONE : less)) {
        if (goesOn && s.parked) {
          s.unpark();
        }
        return true;
      }
    }
  }

  private static boolean mayGoAhead(Strand s, int phase) {
    int takenOff = s.emptyTurns - phase / ONE;
    int block = Math.max(LEAST_BLOCK, Math.min(Integer.highestOneBit(takenOff), MOST_BLOCK));
    return s.emptyTurns - (takenOff & -block) < 2 * block;
  }

  /** {@code s}, which rests, is to begin anew with small blocks. */
  static void reset(Strand s) {
    s.emptyTurns = s.phase / ONE;
  }
}
