package dev.jay.runtime.core;

import dev.jay.runtime.forecast.Computations;
import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;

/**
 * PARROT's round-robin, seen as logical clocks. Each strand has a clock; the turn goes to the
 * strand with the smallest (clock, id). An operation costs one, so every strand that can run makes
 * one operation per round, in the order of the ids. A strand that comes from a wait, from outside
 * or from being started joins the next round. A strand that is known to compute for long (a hint)
 * is put off by some rounds, so that the others need not wait for it at each of their operations.
 * It makes up for them afterwards, when it does not wait for the others, or skips them for good. If
 * it has to wait before it has made up for all, it comes back as much earlier than the next round:
 * who hurries from one long computation to the next is not held up by a strand that computes
 * between its operations. And whoever holds a monitor when such a strand is next goes on until it
 * has left it, for some operations: it would wait for a long computation, and others for the
 * monitor.
 *
 * <p>A strand that has started another one keeps the turn up to its next operation, which may be
 * one more start: threads that are started together begin together, and the second need not wait
 * for what the first computes before its first operation.
 *
 * <p>A turn may be a stretch of operations, not one: programs make millions of operations a second,
 * and a hand-over costs microseconds. Who has the turn while it computes holds up all the others,
 * so a stretch goes on only after operations of which programs make many in a row, and begins only
 * with something that is known to be shared, or where little was computed the last time: who uses
 * an object for the first time has often just computed, and will again. It ends where the strand
 * yields, waits, is put off, leaves the order, computes for long or is expected to (see {@link
 * Computations}), or has made so many operations; who holds a monitor then may leave it first. A
 * strand that is expected to compute for long skips as many rounds as that takes, so that the
 * others go on meanwhile. All of that is a matter of the schedule and the program alone. With a
 * length of one these are PARROT's rounds.
 *
 * <p>The order is a doubly linked list, ascending by (clock, id); since nearly all insertions
 * belong near its end, they walk from there.
 */
public final class RoundRobin extends Policy implements Rounds {
  /** How many operations in a row are best for real programs. */
  public static final int LENGTH = 256;

  /** A thread may hold a monitor all its life: only short sections are gone through at once. */
  private static final int MOST_OVERTIME = 4;

  /** A program that only starts threads must not keep the turn for ever. */
  private static final int STARTS_IN_A_ROW = 64;

  /**
   * User code that is called in the middle of a region is a task of a pool, or its like: it
   * computes. The others may make so many operations each before they wait for it, see decision 17.
   */
  private static final int TASK_ROUNDS = 8;

  /** How many operations a strand that holds a monitor may make beyond the end of its stretch. */
  private static final int UNTIL_LEFT = 16;

  /**
   * Kinds of operations of which programs make many in a row: those on objects. Whether a thread
   * computes after one of them is foreseen, see {@link Computations}; a task of a pool counts as
   * one that does. After the others (starts, waits, yields, ends) the turn goes on.
   */
  private static final int DENSE =
      1 << Kind.MONITOR_ENTER
          | 1 << Kind.MONITOR_EXIT
          | 1 << Kind.NOTIFY
          | 1 << Kind.INTERRUPT
          | 1 << Kind.STATUS
          | 1 << Kind.UNPARK
          | 1 << Kind.LOCK
          | 1 << Kind.SYNCHRONIZER
          | 1 << Kind.ATOMIC
          | 1 << Kind.VOLATILE
          | 1 << Kind.QUEUE
          | 1 << Kind.COLLECTION
          | 1 << Kind.EXECUTOR
          | 1 << Kind.OUTPUT;

  private final int length;
  private final boolean isRecorded;
  private final boolean letsObjectsBeOwned;
  private final Forecast forecast = new Forecast();
  private final Computations computations = new Computations();
  private @Nullable Strand head;
  private @Nullable Strand tail;
  private long round;

  /** What few strands have done that matters here; kept in {@link Strand#policyState}. */
  static final class Habits {
    /** Within an operation: a thread was started in it. */
    boolean hasStarted;

    /** How many operations with a start have kept the turn, one after the other. */
    int starts;

    /** Steps as a worker of ForkJoin, see {@link Forecast}. */
    int steps;

    /** Whether it is to be seen what comes after them. */
    boolean isForeseen;
  }

  /** {@code length} is how many operations a strand makes in a row; 1 for PARROT's rounds. */
  public RoundRobin(int length) {
    this(length, false, true);
  }

  /**
   * The same; {@code isRecorded} if each turn is to have its place in a log: none is made ahead,
   * returns from outside have theirs, and nobody leaves the order by a hint. Without {@code
   * letsObjectsBeOwned} each operation takes a turn.
   */
  public RoundRobin(int length, boolean isRecorded, boolean letsObjectsBeOwned) {
    this.length = length;
    this.isRecorded = isRecorded;
    this.letsObjectsBeOwned = letsObjectsBeOwned;
  }

  static Habits habits(Strand s) {
    Object known = s.policyState;
    if (known != null) {
      return (Habits) known;
    }
    Habits habits = new Habits();
    s.policyState = habits;
    return habits;
  }

  /** Who makes many operations in a row would wait for the next in line at each of them. */
  @Override
  public Succession succession() {
    return length > 1 ? Succession.BARGING : Succession.FIRST;
  }

  @Override
  public boolean letsObjectsBeOwned() {
    return letsObjectsBeOwned;
  }

  @Override
  public boolean confinesReaders() {
    return !letsObjectsBeOwned;
  }

  @Override
  public boolean letsObjectsBeLeased() {
    return letsObjectsBeOwned && !isRecorded;
  }

  @Override
  public Rounds rounds() {
    return this;
  }

  @Override
  public boolean followsHints() {
    return !isRecorded;
  }

  @Override
  public boolean ordersReturns() {
    return isRecorded;
  }

  @Override
  public boolean letsRunAhead() {
    return !isRecorded;
  }

  @Override
  public void started(Strand s) {
    ready(s);
  }

  @Override
  public void woken(Strand s) {
    ready(s);
  }

  @Override
  public void admitted(Strand s) {
    ready(s);
  }

  /** {@code s}, which stands nowhere, can run again: it takes its place in the order. */
  private void ready(Strand s) {
    long behind = Math.max(0, Math.min(round - s.clock, s.owed));
    s.owed -= (int) behind;
    s.clock = Math.max(s.clock, round - behind) + 1;
    s.skipped = 0;
    insert(s);
  }

  @Override
  public @Nullable Strand next() {
    Strand s = head;
    if (s != null) {
      head = s.orderNext;
      if (head == null) {
        tail = null;
      } else {
        head.orderPrevious = null;
      }
      s.orderNext = null;
      s.overtime = 0;
      s.stretch = 0;
      s.hasKept = false;
      if (s.putOff > 0) {
        s.clock -= s.putOff;
        s.owed = s.putOff;
        s.putOff = 0;
      }
      round = s.clock;
    }
    return s;
  }

  @Override
  public boolean isEmpty() {
    return head == null;
  }

  @Override
  public boolean keeps(Strand s) {
    s.hasKept = isToKeep(s);
    return s.hasKept;
  }

  private boolean isToKeep(Strand s) {
    Habits habits = (Habits) s.policyState;
    if (habits != null && goesOnStarting(habits)) {
      return true;
    }
    int expected = length == 1 ? 0 : expected(s);
    int rounds = 1 + s.skipped;
    s.skipped = 0;
    if (head == null
        || (rounds == 1 && s.putOff == 0 && expected == 0 && goesOn(s))
        || staysOn(s, head)) {
      return true;
    }
    if (habits != null) {
      habits.starts = 0;
    }
    s.clock += Math.max(rounds, Computations.rounds(expected));
    insert(s);
    return false;
  }

  /** How long {@code s} is expected to compute from here on; learns from what it did before. */
  private int expected(Strand s) {
    computations.learn(s.history, s.computed);
    s.computed = 0;
    s.history = Computations.history(s.history, s.kind, s.targetClass);
    return computations.expectedAfter(s.history);
  }

  private static boolean goesOnStarting(Habits habits) {
    if (!habits.hasStarted) {
      return false;
    }
    habits.hasStarted = false;
    return ++habits.starts < STARTS_IN_A_ROW;
  }

  /** Whether the stretch of {@code s}, which has made one more operation, is not over. */
  private boolean goesOn(Strand s) {
    if ((DENSE >>> s.kind & 1) == 0
        || (s.stretch == 0 && !s.isOnShared && !computations.wasShortAfter(s.history))) {
      return false;
    }
    int made = ++s.stretch;
    return made < length || (s.heldCount > 0 && made < length + UNTIL_LEFT && length > 1);
  }

  private static boolean staysOn(Strand s, Strand next) {
    return s.heldCount > 0 && next.putOff > 0 && ++s.overtime < MOST_OVERTIME;
  }

  // ---- Long computations

  @Override
  public void postpone(Strand s, int rounds) {
    int more = Math.max(0, rounds - s.putOff); // it may have kept the turn since the last time
    s.clock += more;
    s.putOff += more;
  }

  @Override
  public boolean computes(Strand s, int trips) {
    s.computed = Computations.add(s.computed, trips);
    int computes = Computations.lengthOf(s.computed);
    if (!s.hasKept || computes == 0 || length == 1 || head == null) {
      return false;
    }
    s.clock += Computations.rounds(computes) - 1; // one more is that of the empty turn
    return true;
  }

  @Override
  public int computed(Strand s) {
    return s.computed;
  }

  @Override
  public int skips(Strand s) {
    return s.skipped;
  }

  @Override
  public void leaves(Strand s) {
    s.hasKept = false;
  }

  @Override
  public boolean isPutOff(Strand s) {
    return s.putOff > 0;
  }

  @Override
  public boolean emptyTurn(Strand s) {
    Habits habits = (Habits) s.policyState;
    if (habits != null) {
      habits.starts = 0;
    }
    if (head == null) {
      return false;
    }
    s.hasKept = false;
    s.clock++;
    insert(s);
    return true;
  }

  @Override
  public void yields(Strand s) {
    s.stretch = length + UNTIL_LEFT;
  }

  @Override
  public void startsAnother(Strand s) {
    habits(s).hasStarted = true;
  }

  @Override
  public void beginsFunction(Strand s) {
    s.skipped = TASK_ROUNDS; // it does not make up for them
  }

  @Override
  public void beginsTask(Strand s) {
    if (forecast.begun(habits(s))) {
      postpone(s, TASK_ROUNDS);
    }
  }

  @Override
  public void endsTask(Strand s) {
    forecast.ended(habits(s));
  }

  @Override
  public void forks(Strand s) {
    if (forecast.forked(habits(s))) {
      s.skipped = TASK_ROUNDS;
    }
  }

  // ---- The order

  private void insert(Strand s) {
    Strand before = tail;
    while (before != null
        && (before.clock > s.clock || (before.clock == s.clock && before.id > s.id))) {
      before = before.orderPrevious;
    }
    Strand after = before == null ? head : before.orderNext;
    s.orderPrevious = before;
    s.orderNext = after;
    if (before == null) {
      head = s;
    } else {
      before.orderNext = s;
    }
    if (after == null) {
      tail = s;
    } else {
      after.orderPrevious = s;
    }
  }
}
