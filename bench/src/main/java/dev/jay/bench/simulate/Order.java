package dev.jay.bench.simulate;

import dev.jay.runtime.forecast.Computations;
import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The policy of the runtime, RoundRobin, for strands that are simulated: the same clocks,
 * stretches, puttings-off and forecast, step by step, so that a program that is closed has the same
 * schedule here as there. See that class for the reasons.
 */
final class Order {
  private static final int MOST_OVERTIME = 4;
  private static final int STARTS_IN_A_ROW = 64;
  private static final int TASK_ROUNDS = 8;
  private static final int UNTIL_LEFT = 16;
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

  private final Rules rules;
  private final Computations computations = new Computations();
  private @Nullable Actor head;
  private @Nullable Actor tail;
  private long round;

  Order(Rules rules) {
    this.rules = rules;
  }

  /** {@code s}, which stands nowhere, takes its place. */
  void ready(Actor s) {
    long behind = Math.max(0, Math.min(round - s.clock, s.owed));
    s.owed -= (int) behind;
    s.clock = Math.max(s.clock, round - behind) + 1;
    s.skipped = 0;
    insert(s);
  }

  /** Takes out the strand whose turn is next; null if there is none. */
  @Nullable Actor next() {
    Actor s = head;
    if (s != null) {
      remove(s);
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

  /** {@code s} has ended an operation; true if it keeps the turn, else it has taken its place. */
  boolean keeps(Actor s) {
    s.hasKept = isToKeep(s);
    return s.hasKept;
  }

  private boolean isToKeep(Actor s) {
    if (s.is(Script.PUT_OFF)) {
      int more = Math.max(0, TASK_ROUNDS - s.putOff);
      s.clock += more;
      s.putOff += more;
    }
    if (s.is(Script.SKIPS)) {
      s.skipped = TASK_ROUNDS;
    }
    if (s.is(Script.STARTS) && ++s.starts < STARTS_IN_A_ROW) {
      return true;
    }
    int expected = rules.weights() ? expected(s) : 0;
    int rounds = 1 + s.skipped;
    s.skipped = 0;
    if (head == null
        || (rounds == 1 && s.putOff == 0 && expected == 0 && goesOn(s))
        || staysOn(s, head)) {
      return true;
    }
    s.starts = 0;
    s.clock += Math.max(rounds, Computations.rounds(expected));
    insert(s);
    return false;
  }

  private int expected(Actor s) {
    computations.learn(s.history, rules.scaled(s.computed));
    s.computed = 0;
    int classNumber = s.is(Script.SHARED) ? s.script.classNumber[s.step] : 0;
    s.history = Computations.history(s.history, s.script.kind[s.step], classNumber);
    int expected = computations.expectedAfter(s.history);
    return rules.hints() ? Computations.lengthOf(rules.scaled(nextComputation(s))) : expected;
  }

  /** How long it will compute: a trip round a loop is taken for a nanosecond, as hints do. */
  private static int nextComputation(Actor s) {
    int next = s.step + 1;
    return next < s.script.size ? (int) Math.min(s.script.computed[next], Integer.MAX_VALUE) : 0;
  }

  private boolean goesOn(Actor s) {
    if ((DENSE >>> s.script.kind[s.step] & 1) == 0 || (s.stretch == 0 && !s.is(Script.SHARED))) {
      return false;
    }
    int made = ++s.stretch;
    return made < rules.length()
        || (s.is(Script.IN_MONITOR) && made < rules.length() + UNTIL_LEFT && rules.length() > 1);
  }

  private static boolean staysOn(Actor s, Actor next) {
    return s.is(Script.IN_MONITOR) && next.putOff > 0 && ++s.overtime < MOST_OVERTIME;
  }

  /** {@code s} computes: whether it is to give up the turn that it has kept. */
  boolean computes(Actor s, int trips) {
    s.computed = Computations.add(s.computed, trips);
    int length = Computations.lengthOf(rules.scaled(s.computed));
    if (!s.hasKept || length == 0 || rules.length() == 1 || head == null || !rules.weights()) {
      return false;
    }
    s.clock += Computations.rounds(length) - 1;
    return true;
  }

  /** {@code s}, which has the turn, leaves it unused; false if there is nobody else. */
  boolean emptyTurn(Actor s) {
    s.starts = 0;
    if (head == null) {
      return false;
    }
    s.hasKept = false;
    s.clock++;
    insert(s);
    return true;
  }

  // ---- The list

  /** {@code s} stands in the order no longer. */
  void remove(Actor s) {
    Actor before = s.orderPrevious;
    Actor after = s.orderNext;
    if (before == null) {
      head = after;
    } else {
      before.orderNext = after;
    }
    if (after == null) {
      tail = before;
    } else {
      after.orderPrevious = before;
    }
    s.orderNext = null;
    s.orderPrevious = null;
    s.isInOrder = false;
  }

  private void insert(Actor s) {
    Actor before = tail;
    while (before != null
        && (before.clock > s.clock || (before.clock == s.clock && before.id > s.id))) {
      before = before.orderPrevious;
    }
    Actor after = before == null ? head : before.orderNext;
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
    s.isInOrder = true;
  }
}
