package dev.jay.runtime.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A strand's calls of synchronized methods of classes that were loaded before the agent, see
 * OldMonitors: the object that the next one is announced for, and how those under way began. Only
 * the strand's own thread touches it.
 */
public final class AnnouncedCalls {
  /** What the caller has announced, and the method has not seen yet. */
  public @Nullable Object object;

  private byte[] outcomes = new byte[8];
  private int count;

  public boolean isEmpty() {
    return count == 0;
  }

  public void push(byte outcome) {
    if (count == outcomes.length) {
      outcomes = Arrays.copyOf(outcomes, 2 * count);
    }
    outcomes[count++] = outcome;
  }

  public byte pop() {
    return outcomes[--count];
  }
}
