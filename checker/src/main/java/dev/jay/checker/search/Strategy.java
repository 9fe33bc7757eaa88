package dev.jay.checker.search;

import dev.jay.runtime.explore.Explorer;
import dev.jay.runtime.explore.RunLog;

/**
 * A search strategy: makes each choice of each run. It draws random numbers from its seed and the
 * run's number only, so that equal seeds make equal choices.
 */
public interface Strategy extends Explorer {
  /** Another run is about to begin; false if there is nothing left to explore. */
  boolean begin(long run);

  /** The run has ended; {@code log} is what happened. */
  void end(RunLog log);

  /** Whether the last run only led to where others had been. */
  default boolean wasRedundant() {
    return false;
  }

  /** What later runs profit from, so that another instance can go on with it. */
  default int[] learned() {
    return new int[0];
  }

  /** Goes on with what another one has {@link #learned}. */
  default void learn(int[] learned) {}
}
