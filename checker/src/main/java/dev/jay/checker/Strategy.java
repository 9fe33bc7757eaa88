package dev.jay.checker;

import dev.jay.runtime.Explorer;
import dev.jay.runtime.RunLog;

/**
 * A way through the schedules: decides each choice of each run. Equal seeds make equal choices. The
 * points of decision may become more between runs, when accesses are found to race; {@link
 * #restart} says so.
 */
interface Strategy extends Explorer {
  /** Another run is about to begin; false if there is nothing left to explore. */
  boolean begin(long run);

  /** The run has ended; {@code log} is what happened. */
  void end(RunLog log);

  /** From now on there are more points of decision than before. */
  void restart();

  /** Whether the last run only led to where others had been. */
  default boolean wasRedundant() {
    return false;
  }

  /** Why not every schedule was explored though nothing is left to do; empty if all were. */
  default String bound() {
    return "";
  }

  /** The estimated number of schedules, or 0. */
  default double estimate() {
    return 0;
  }
}
