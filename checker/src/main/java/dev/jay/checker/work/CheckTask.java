package dev.jay.checker.work;

import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.TreePath;
import java.util.List;

/**
 * A task: a few runs of a check. Its result depends on nothing but the task and its {@link
 * Setting}, so it does not matter who does it, or when.
 */
public sealed interface CheckTask {
  /**
   * What is the same for all tasks of a round.
   *
   * @param marks the fields and places that have raced, and are points of decision since
   * @param nanos how much time there is; runs that would begin later are left out
   * @param hints whether only what performance hints leave open is explored
   */
  record Setting(List<String> marks, long nanos, boolean hints) {}

  /** Runs {@code from}, {@code from + 1}, ... of a strategy that draws. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Draw(String strategy, long seed, int depth, long from, int count, int[] learned)
      implements CheckTask {}

  /** At most {@code budget} runs of {@link Dpor} in the subtree below node {@code base - 1}. */
  record Search(TreePath path, int base, int budget, int bound) implements CheckTask {}

  /**
   * One run that follows {@code choices}. A race on {@code race} counts as a failure, if that is
   * not empty. With {@code recorded} the result has a report of the failure, and the schedule is
   * saved.
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Repeat(int[] choices, String race, boolean recorded, long seed) implements CheckTask {}
}
