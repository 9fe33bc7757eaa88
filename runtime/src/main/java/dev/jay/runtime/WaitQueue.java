package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Strands that wait for the same thing, first come first served: what PARROT's {@code wait(addr)}
 * waits at. Only the holder of the turn touches it. A strand stands in at most one wait queue,
 * linked through its own fields, so that waiting allocates nothing.
 */
class WaitQueue {
  private @Nullable Strand first;
  private @Nullable Strand last;

  final boolean isEmpty() {
    return first == null;
  }

  final @Nullable Strand peek() {
    return first;
  }

  final void add(Strand s) {
    s.waitQueue = this;
    s.waitPrevious = last;
    s.waitNext = null;
    if (last == null) {
      first = s;
    } else {
      last.waitNext = s;
    }
    last = s;
  }

  final void remove(Strand s) {
    Strand before = s.waitPrevious;
    Strand after = s.waitNext;
    if (before == null) {
      first = after;
    } else {
      before.waitNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.waitPrevious = before;
    }
    s.waitQueue = null;
    s.waitPrevious = null;
    s.waitNext = null;
  }

  /**
   * Ends the wait of {@code s}, which stands in this queue, for {@code reason} (a {@link Strand}
   * constant). The plain queue makes it runnable; a monitor's wait set first gives the monitor
   * back.
   */
  void awaken(Scheduler scheduler, Strand s, int reason) {
    scheduler.wake(s, reason);
  }

  /** What a strand in this queue waits for, for reports. */
  String describe() {
    return "a signal";
  }

  /** The strand that could end the wait, where one is known. */
  @Nullable Strand owner() {
    return null;
  }
}
