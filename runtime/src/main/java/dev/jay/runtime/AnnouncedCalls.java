package dev.jay.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A strand's calls of synchronized methods of classes that were loaded before the agent, see
 * OldMonitors: the object that the next one is announced for, and how those under way began. Only
 * the strand's own thread touches it.
 */
final class AnnouncedCalls {
  /** What the caller has announced, and the method has not seen yet. */
  @Nullable Object object;

  private byte[] outcomes = new byte[8];
  private int count;

  boolean isEmpty() {
    return count == 0;
  }

  void push(byte outcome) {
    if (count == outcomes.length) {
      outcomes = Arrays.copyOf(outcomes, 2 * count);
    }
    outcomes[count++] = outcome;
  }

  byte pop() {
    return outcomes[--count];
  }
}
