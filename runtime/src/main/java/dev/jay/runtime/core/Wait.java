package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * A strand's wait, if it has one: its place in a {@link WaitQueue} and among the {@link Timers},
 * and how it ended. Each strand has one for all its waits, so that waiting allocates nothing. Only
 * the holder of the turn touches it.
 */
public final class Wait {
  public static final int SIGNALLED = 1;
  public static final int TIMED_OUT = 2;
  public static final int INTERRUPTED = 3;

  /** Where the strand waits, or null. */
  public @Nullable WaitQueue queue;

  @Nullable Strand next;
  @Nullable Strand previous;

  /** Whether an interrupt ends the wait. */
  boolean interruptible;

  /** Why the last wait ended. */
  int reason;

  public long deadline;

  /** Decides between equal deadlines. */
  long timerOrder;

  /** The place in the heap of timers; negative without a timeout. */
  public int timerIndex = -1;
}
