package dev.jay.checker.differential;

import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element of a DelayQueue that is due at once. */
public record Due(String name) implements Delayed {
  @Override
  public long getDelay(TimeUnit unit) {
    return 0;
  }

  @Override
  public int compareTo(Delayed other) {
    return name.compareTo(((Due) other).name);
  }
}
