package dev.jay.checker.work;

import dev.jay.checker.search.Estimate;
import java.util.List;

/**
 * Cuts a check into rounds of tasks. The tasks of a round depend on the results of former rounds
 * alone; so a check comes to the same verdict whoever does the tasks, and however many do.
 */
public interface Plan {
  /** Tasks of a round that can be done at the same time, at most. */
  int WIDTH = 8;

  /** Runs of one task, at most. */
  int MOST_RUNS = 32;

  /**
   * The tasks of the next round, after {@code runs} runs, with at most {@code room} runs in all;
   * none if nothing is left to do.
   */
  List<? extends CheckTask> next(long runs, long room);

  /** Takes the result of a task of this round; the results come in the order of the tasks. */
  void take(CheckTask task, TaskResult result);

  /** Begins anew, since there are more points of decision now; {@code runs} were made so far. */
  void restart(long runs);

  /** Whether the runs of that task count as explored schedules. */
  default boolean counts(CheckTask task) {
    return true;
  }

  /** Why not every schedule was explored though nothing is left to do; empty if all were. */
  default String bound() {
    return "";
  }

  /** What no number of runs would explore, and why; empty if there is nothing. */
  default String leftOut() {
    return "";
  }

  /** The estimated number of schedules if {@code schedules} were explored so far. */
  default Estimate estimate(long schedules) {
    return Estimate.NONE;
  }
}
