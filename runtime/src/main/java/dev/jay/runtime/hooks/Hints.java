package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Rounds;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;

/**
 * PARROT's performance hints (§3, §4.3), behind the methods of the api; for performance critical
 * sections see CriticalSections.
 *
 * <p>A soft barrier is a reusable barrier with a logical timeout: the last of the group to arrive
 * lets the others go, and when the group is not complete in time the ones that are there go on.
 * Those who leave it compute side by side, and the rest of the program does not wait for them at
 * its next operation but some operations later. A member that computes since it left counts as one
 * that is here: whoever arrives meanwhile runs beside it at once, so that the members line up only
 * once and need not wait for the slowest in every round. It changes when things run, never what
 * they do.
 */
public final class Hints {
  /**
   * Logical time that the first to arrive waits for the others: some 3000 hand-overs of the turn.
   */
  private static final long DEFAULT_TIMEOUT_NANOS = 10_000_000;

  /**
   * Who leaves a soft barrier computes for long. For each of them a producer may make so many
   * operations before it waits for them: enough to prepare their next pieces of work.
   */
  private static final int ROUNDS_PER_MEMBER = 4;

  private Hints() {}

  // ---- Soft barriers

  /** The state of a soft barrier: the api's object keeps it in a field. */
  private static final class Group extends WaitQueue {
    final int size;
    final long timeoutNanos;
    private final Strand[] leavers;
    private int oldest;
    private int here;

    Group(int size, long timeoutNanos) {
      this.size = size;
      this.timeoutNanos = timeoutNanos;
      this.leavers = new Strand[size];
    }

    /** {@code s} arrives. Whether the group is complete: all are here, or compute. */
    boolean isCompletedBy(Strand s) {
      int present = ++here;
      for (int i = 0; i < size; i++) {
        Strand other = leavers[i];
        if (other != null && other != s && isPutOff(other)) {
          present++;
        }
      }
      return present >= size;
    }

    private static boolean isPutOff(Strand s) {
      Rounds rounds = s.sphere.rounds;
      return rounds != null && rounds.isPutOff(s);
    }

    /** {@code s} goes on; the last ones to do so are remembered. */
    void leave(Strand s) {
      for (int i = 0; i < size; i++) {
        if (leavers[i] == s) {
          return;
        }
      }
      leavers[oldest] = s;
      oldest = (oldest + 1) % size;
    }

    /** The round is over: all that wait go on. */
    void open(Scheduler scheduler) {
      here = 0;
      scheduler.broadcast(this);
    }

    @Override
    public String describe() {
      return "at a soft barrier";
    }
  }

  /** A new group of {@code size} threads; timeout 0 for the default. */
  public static Object newGroup(int size, long timeoutNanos) {
    return new Group(size, timeoutNanos == 0 ? DEFAULT_TIMEOUT_NANOS : timeoutNanos);
  }

  /** Waits until the group is complete or the timeout has passed. */
  public static void await(@Nullable Object state) {
    Strand s = Strands.controlled();
    if (s == null || !(state instanceof Group) || !s.sphere.policy.followsHints()) {
      return;
    }
    Group group = (Group) state;
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.SOFT_BARRIER, group);
    if (group.isCompletedBy(s)) {
      group.open(scheduler);
    } else if (scheduler.await(s, group, group.timeoutNanos, false) == Wait.TIMED_OUT) {
      group.open(scheduler); // the first to time out lets all go
    }
    group.leave(s);
    // With the turn, so that the others' way out of the barrier does not wait for this one's work.
    Rounds rounds = s.sphere.rounds;
    if (rounds != null) {
      rounds.postpone(s, ROUNDS_PER_MEMBER * group.size);
    }
    scheduler.putTurn(s);
  }

  // ---- Performance critical sections

  /** The calling thread enters a performance critical section. */
  public static void enterCritical() {
    Strand s = Strands.current();
    if (s != null) {
      s.sphere.sections.enter(s);
    }
  }

  /** It leaves it. */
  public static void exitCritical() {
    Strand s = Strands.current();
    if (s != null) {
      s.sphere.sections.leave(s);
    }
  }
}
