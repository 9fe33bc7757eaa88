package dev.jay.checker.failure;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Minimises a failing schedule: as few switches between threads as can be found. It is a greedy
 * search in the spirit of delta debugging, by moves instead of deletions, since every operation has
 * to be made. A schedule is a sequence of blocks, each of consecutive choices of one strand. For
 * each block, from the last to the first, two moves are tried that join it with the block of the
 * same strand before it: the earlier block goes to the later one, or the later to the earlier. A
 * schedule that fails in the same way with fewer switches is kept, and the search begins anew with
 * it; so the number of switches falls with each step. The search ends when no move helps, or when
 * the runs or the time are used up.
 */
final class Minimiser {
  private static final int MOST_RUNS = 400;
  private static final long MOST_NANOS = 5_000_000_000L;

  /** Runs a schedule and tells how it went, or null if it could not be run. */
  interface Trial {
    @Nullable RunOutcome run(int[] choices);
  }

  private final Trial trial;
  private final long deadline = System.nanoTime() + MOST_NANOS;
  private int runs;

  Minimiser(Trial trial) {
    this.trial = trial;
  }

  /** The simplest schedule found that fails as {@code failing} does. */
  RunOutcome minimise(RunOutcome failing) {
    if (failing.failure() == null) {
      return failing;
    }
    RunOutcome best = failing;
    boolean better = true;
    while (better && goesOn()) {
      better = false;
      int[] starts = blocks(best.choices());
      for (int k = starts.length - 2; k > 0 && goesOn(); k--) {
        int before = blockBefore(best.choices(), starts, k);
        if (before < 0) {
          continue;
        }
        RunOutcome shorter = shorter(best, later(best.choices(), starts, before, k));
        if (shorter == best && goesOn()) {
          shorter = shorter(best, earlier(best.choices(), starts, before, k));
        }
        if (shorter != best) {
          best = shorter;
          better = true;
          break;
        }
      }
    }
    return best;
  }

  private boolean goesOn() {
    return runs < MOST_RUNS && System.nanoTime() < deadline;
  }

  private RunOutcome shorter(RunOutcome best, int[] choices) {
    runs++;
    @Nullable RunOutcome outcome = trial.run(choices);
    return outcome != null && outcome.isLike(best) && outcome.switches() < best.switches()
        ? outcome
        : best;
  }

  /** Where the blocks begin, and the end. */
  private static int[] blocks(int[] choices) {
    int[] starts = new int[choices.length + 1];
    int n = 0;
    for (int i = 0; i < choices.length; i++) {
      if (i == 0 || choices[i] != choices[i - 1]) {
        starts[n++] = i;
      }
    }
    starts[n++] = choices.length;
    return Arrays.copyOf(starts, n);
  }

  /** The block of the same strand before block k, or -1. */
  private static int blockBefore(int[] choices, int[] starts, int k) {
    for (int j = k - 1; j >= 0; j--) {
      if (choices[starts[j]] == choices[starts[k]]) {
        return j;
      }
    }
    return -1;
  }

  /** Block k directly after block j. */
  private static int[] earlier(int[] choices, int[] starts, int j, int k) {
    return move(choices, starts[k], starts[k + 1], starts[j + 1]);
  }

  /** Block j directly before block k. */
  private static int[] later(int[] choices, int[] starts, int j, int k) {
    int[] moved = new int[choices.length];
    int length = starts[j + 1] - starts[j];
    System.arraycopy(choices, 0, moved, 0, starts[j]);
    System.arraycopy(choices, starts[j + 1], moved, starts[j], starts[k] - starts[j + 1]);
    System.arraycopy(choices, starts[j], moved, starts[k] - length, length);
    System.arraycopy(choices, starts[k], moved, starts[k], choices.length - starts[k]);
    return moved;
  }

  /** The entries from {@code from} to {@code end} go to the place {@code to} before them. */
  private static int[] move(int[] choices, int from, int end, int to) {
    int[] moved = new int[choices.length];
    int length = end - from;
    System.arraycopy(choices, 0, moved, 0, to);
    System.arraycopy(choices, from, moved, to, length);
    System.arraycopy(choices, to, moved, to + length, from - to);
    System.arraycopy(choices, end, moved, end, choices.length - end);
    return moved;
  }
}
