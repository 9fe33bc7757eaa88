package dev.jay.runtime;

import dev.jay.trace.Kind;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;

/**
 * PARROT's performance hints (§3, §4.3), behind the methods of the api.
 *
 * <p>A soft barrier is a reusable barrier with a logical timeout: the last of the group to arrive
 * lets the others go, and when the group is not complete in time the ones that are there go on.
 * Those who leave it compute side by side, and the rest of the program does not wait for them at
 * its next operation but some operations later. A member that computes since it left counts as one
 * that is here: whoever arrives meanwhile runs beside it at once, so that the members line up only
 * once and need not wait for the slowest in every round. It changes when things run, never what
 * they do.
 *
 * <p>A performance critical section leaves the order: its operations are scheduled by the operating
 * system. What is used inside must not be used outside at the same time; {@link #usedInside} and
 * {@link #usedOutside} check the stronger rule that no monitor is used in both, and warn once for
 * each, naming both places. The check costs nothing as long as the program has no performance
 * critical section.
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

  private static volatile boolean sectionsUsed;
  private static final HashMap<Identity, String> inside = new HashMap<>();
  private static final ReferenceQueue<Object> gone = new ReferenceQueue<>();

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
        if (other != null && other != s && other.isPutOff()) {
          present++;
        }
      }
      return present >= size;
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
    String describe() {
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
    if (s == null || !(state instanceof Group) || !s.scheduler.followsHints()) {
      return;
    }
    Group group = (Group) state;
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.SOFT_BARRIER, group);
    if (group.isCompletedBy(s)) {
      group.open(scheduler);
    } else if (scheduler.await(s, group, group.timeoutNanos, false) == Strand.TIMED_OUT) {
      group.open(scheduler); // the first to time out lets all go
    }
    group.leave(s);
    // With the turn, so that the others' way out of the barrier does not wait for this one's work.
    scheduler.postpone(s, ROUNDS_PER_MEMBER * group.size);
    scheduler.putTurn(s);
  }

  // ---- Performance critical sections

  /** The calling thread enters a performance critical section. */
  public static void enterCritical() {
    Strand s = Strands.current();
    if (s != null && s.scheduler.followsHints()) {
      if (!sectionsUsed) {
        sectionsUsed = true;
        Strands.forgetRecent();
      }
      s.critical++;
      s.scheduler.enterSection(s);
    }
  }

  /** It leaves it. */
  public static void exitCritical() {
    Strand s = Strands.current();
    if (s != null && s.critical > 0) {
      s.critical--;
      s.scheduler.exitSection(s);
    }
  }

  /** Whether every use of an object is to be told here. */
  static boolean areSectionsUsed() {
    return sectionsUsed;
  }

  /** {@code o} is used for synchronization by a thread that takes no turn for it. */
  static void usedInside(@Nullable Object o) {
    if (sectionsUsed && o != null) {
      Strand s = Strands.current();
      if (s != null && s.critical > 0) {
        note(o);
      }
    }
  }

  private static void note(Object o) {
    synchronized (inside) {
      for (Reference<?> dead = gone.poll(); dead != null; dead = gone.poll()) {
        inside.remove(dead);
      }
      Identity key = new Identity(o);
      if (!inside.containsKey(key)) {
        inside.put(key, Stats.place());
      }
    }
  }

  /** {@code o} is used for synchronization in the order. */
  static void usedOutside(Object o) {
    if (sectionsUsed) {
      check(o);
    }
  }

  private static void check(Object o) {
    String place;
    synchronized (inside) {
      place = inside.remove(new Identity(o));
    }
    if (place != null) {
      Voice.say(
          "a lock ("
              + o.getClass().getName()
              + ") is used inside a performance critical section at "
              + place
              + " and outside one at "
              + Stats.place()
              + ": the order of the two is left to chance. Keep them apart, or take the section away.");
    }
  }

  /** An object as a key, by identity and without keeping it alive. */
  private static final class Identity extends WeakReference<Object> {
    private final int hash;

    Identity(Object object) {
      super(object, gone);
      this.hash = System.identityHashCode(object);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Identity && get() != null && ((Identity) other).get() == get());
    }
  }
}
