package dev.jay.runtime;

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
 * <p>The order is a doubly linked list, ascending by (clock, id); since nearly all insertions
 * belong near its end, they walk from there.
 */
final class RoundRobin implements Policy {
  /** A thread may hold a monitor all its life: only short sections are gone through at once. */
  private static final int MOST_OVERTIME = 4;

  private @Nullable Strand head;
  private @Nullable Strand tail;
  private long round;

  @Override
  public void ready(Strand s) {
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
  public void postpone(Strand s, int rounds) {
    int more = Math.max(0, rounds - s.putOff); // it may have kept the turn since the last time
    s.clock += more;
    s.putOff += more;
  }

  @Override
  public void skip(Strand s, int rounds) {
    s.skipped = rounds;
  }

  @Override
  public void passed(Strand s) {
    s.clock++;
    insert(s);
  }

  @Override
  public boolean isEmpty() {
    return head == null;
  }

  @Override
  public boolean keeps(Strand s) {
    int rounds = 1 + s.skipped;
    s.skipped = 0;
    if (head == null || staysOn(s, head)) {
      return true;
    }
    s.clock += rounds;
    insert(s);
    return false;
  }

  private static boolean staysOn(Strand s, Strand next) {
    return s.heldCount > 0 && next.isPutOff() && ++s.overtime < MOST_OVERTIME;
  }

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
