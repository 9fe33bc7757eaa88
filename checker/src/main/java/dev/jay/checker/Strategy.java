package dev.jay.checker;

import dev.jay.runtime.explore.Explorer;
import dev.jay.runtime.explore.RunLog;

/** A way through the schedules: decides each choice of each run. Equal seeds make equal choices. */
interface Strategy extends Explorer {
  /** Another run is about to begin; false if there is nothing left to explore. */
  boolean begin(long run);

  /** The run has ended; {@code log} is what happened. */
  void end(RunLog log);

  /** Whether the last run only led to where others had been. */
  default boolean wasRedundant() {
    return false;
  }

  /** What later runs profit from, for another strategy of the same kind to go on with. */
  default int[] learned() {
    return new int[0];
  }

  /** Goes on with what another one has {@link #learned}. */
  default void learn(int[] learned) {}
}
