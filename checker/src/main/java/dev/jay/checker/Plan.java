package dev.jay.checker;

import java.util.List;

/**
 * Cuts a check into rounds of tasks. What is in a round depends on the answers to the former ones
 * alone; so a check comes to the same result whoever does the tasks, and however many do.
 */
interface Plan {
  /** Tasks that can be done at the same time. */
  int WIDTH = 8;

  /** Runs of one task. */
  int MOST_RUNS = 32;

  /**
   * The tasks of the next round, after {@code runs} runs, with at most {@code room} runs in all;
   * none if nothing is left to do.
   */
  List<? extends Task> next(long runs, long room);

  /** The answer to a task of this round; the answers come in the order of the tasks. */
  void take(Task task, Answer answer);

  /** From now on there are more points of decision than before; {@code runs} were made so far. */
  void restart(long runs);

  /** Whether the runs of that task count as explored schedules. */
  default boolean counts(Task task) {
    return true;
  }

  /** Why not every schedule was explored though nothing is left to do; empty if all were. */
  default String bound() {
    return "";
  }

  /** The estimated number of schedules if {@code schedules} were explored so far. */
  default Estimate estimate(long schedules) {
    return Estimate.NONE;
  }
}
