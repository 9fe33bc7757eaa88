package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.WaitQueue;
import org.jspecify.annotations.Nullable;

/**
 * Which timeout may fire while others could run: of an explored run, the first in the order of
 * deadlines. Anybody may be held up for a while, but not for ever: a timeout of a second at most
 * may fire early, {@link Execution#earlyTimeouts} times in a run; longer ones are there to catch
 * what hangs. If all others only spin, time passes, and any timeout may fire.
 */
final class EarlyTimeouts {
  /** A longer timeout is taken for a guard against hanging. */
  static final long GUARD_NANOS = 1_000_000_000;

  private final Exploration run;
  private int fired;

  /** A timeout could have fired but for the bound. */
  boolean heldBack;

  EarlyTimeouts(Exploration run) {
    this.run = run;
  }

  /** The strand with the first timeout, if it could go on after that. */
  @Nullable Strand candidate() {
    Strand first = run.sphere.scheduler.timers.first();
    return first == null || run.aftermath.hasBegun() || run.open != null || !canFire(first)
        ? null
        : first;
  }

  private static boolean canFire(Strand s) {
    WaitQueue queue = s.wait.queue;
    if (s.phase != Strand.WAITING || queue == null || queue instanceof WaitQueue.Sleep) {
      return false;
    }
    if (queue instanceof Monitor.WaitSet) {
      return ((Monitor.WaitSet) queue).monitor().owner == null; // it takes the monitor at once
    }
    return !(queue instanceof Monitor.Entry);
  }

  /** Whether the timeout of the candidate may fire now. */
  boolean admits(Strand s, boolean othersSpin) {
    if (othersSpin) {
      return true;
    }
    if (!run.strand(s).timeoutIsShort || run.log.size() >= run.execution().explored) {
      return false;
    }
    boolean mayFire = fired < run.execution().earlyTimeouts;
    heldBack |= !mayFire;
    return mayFire;
  }

  /** The strand is chosen, among others that could go on. */
  void chosen(Strand s) {
    if (s == candidate()) {
      fired++;
    }
  }
}
