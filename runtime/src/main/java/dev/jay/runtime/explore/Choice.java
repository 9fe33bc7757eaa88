package dev.jay.runtime.explore;

import dev.jay.trace.Operation;

/** What an {@link Explorer} sees when it is asked. One object serves a whole run. */
public interface Choice {
  /** How many strands could go on. */
  int count();

  /** The i-th of them; ascending. */
  int strand(int i);

  default boolean isEnabled(int strand) {
    for (int i = 0; i < count(); i++) {
      if (strand(i) == strand) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether one of the strands is chosen for good, and the others are not: which of them a notify
   * wakes. Then no later event shows what the others would have done.
   */
  default boolean isFork() {
    return false;
  }

  /** The strand of the last event, or -1 at the beginning. */
  int current();

  /** The number of the event that is to be decided on. */
  default int event() {
    return log().size();
  }

  /** The kind of the operation that a strand is about to make. */
  int kind(int strand);

  /** What it is about to touch first, as far as that is known; else the global location. */
  int location(int strand);

  /** How it is about to touch that: one of {@link Operation}'s accesses. */
  int access(int strand);

  /** The strands that stand before an operation and are not among those that could go on. */
  int[] blocked();

  /** Where a strand stands; empty unless the run has a witness. */
  StackTraceElement[] stack(int strand);

  /** On what it is about to operate, in words; empty unless the run has a witness. */
  String target(int strand);

  /** How many locations there are so far. Later ones have numbers that depend on the schedule. */
  int locations();

  /** What has happened so far. */
  RunLog log();
}
