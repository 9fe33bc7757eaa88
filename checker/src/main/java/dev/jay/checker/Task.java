package dev.jay.checker;

import java.util.List;

/**
 * A piece of a check, small enough to be somebody else's: a few runs. What comes of it depends on
 * nothing but the task and its {@link Setting}, so it does not matter who does it, or when.
 */
sealed interface Task {
  /**
   * What is the same for all tasks of a round.
   *
   * @param marks the fields and places that have raced and are points of decision
   * @param nanos how much time there is; what is not done by then is left out
   * @param hints whether only what performance hints leave open is explored
   */
  record Setting(List<String> marks, long nanos, boolean hints) {}

  /** Runs {@code from}, {@code from + 1}, ... of a strategy that draws. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Draw(String strategy, long seed, int depth, long from, int count, int[] learned)
      implements Task {}

  /** At most {@code budget} runs of {@link Dpor} in the subtree below node {@code base - 1}. */
  record Search(Trail trail, int base, int budget, int bound) implements Task {}

  /**
   * One run that follows {@code choices}; a race on {@code race} counts as a failure, if that is
   * not empty. With {@code show} it is taken down, drawn and saved.
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Repeat(int[] choices, String race, boolean show, long seed) implements Task {}
}
