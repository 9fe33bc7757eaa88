package dev.jay.checker.search;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Race reversal of source-DPOR: finds the races of a run, and for each the backtracking point that
 * makes its events come in the other order.
 *
 * <p>A race is a pair (c, e) of dependent events of different strands, c first, that no chain of
 * other dependent events orders. It is reversible if e could have come before c:
 *
 * <pre>
 *   c releases what e waits for                                        irreversible
 *   e was its strand's next event before c already, and the strand
 *     was enabled there                                                reversible
 *     was not, and the event that enabled it happens after c           irreversible
 *     was not, and the event that enabled it does not                  unknown
 *   e was not its strand's next event before c, and e
 *     waits for nothing                                                reversible
 *     waits only for what c acquires: what c could take, e could have  reversible
 *     waits for something else                                         unknown
 * </pre>
 *
 * <p>An irreversible race hides races of e with events before c, so these are looked at instead.
 * Where it is unknown, both is done: the race is reversed, and the events before c are looked at.
 *
 * <p>Let v be the events after c that do not happen after c, followed by e. The backtracking point
 * is the node of c, and asks for one of the initials of v: the strands whose first event in v
 * depends on nothing before it in v. An event ends where its strand next has to decide, so what e
 * touches may depend on what it reads: after the reversal it may release a lock that it kept here.
 * So e counts as dependent on all of v, and its strand is an initial only if e is alone in v or not
 * the strand's first event there.
 *
 * <p>When a run is given up, a strand may stand before an event that has to wait. The event that it
 * waits for, such as the one that has taken the lock, may have to come later; no later run need
 * show the two of them. So the waiting event is looked at as if it came last ({@link
 * BlockedEvent}). If it was not enabled before c, the race is of an unknown kind.
 *
 * <p>What e touches instead when it comes before c is known if its strand was asleep before c: that
 * event was explored. Source-DPOR relies on e touching the same. Where it does not, an event x that
 * is independent of e and of c may depend on the event that c has woken, and x has to be tried
 * before it at the node of c.
 */
final class RaceReversals {
  // Kinds of races, in this order; NONE: the event is no candidate.
  private static final int NONE = -1;
  private static final int REVERSIBLE = 0;
  private static final int UNKNOWN = 1;
  private static final int IRREVERSIBLE = 2;

  private final HappensBefore order = new HappensBefore();
  private TreePath path = new TreePath();
  private int strands;

  // The candidates of the event that is looked at.
  private int[] races = new int[16];
  private int raceCount;
  private int[] kinds = new int[0]; // by event: of a candidate, the kind of its race
  private int waits; // for how many things the event itself may have to wait

  /** Races whose second event is new: the run has repeated the first {@code replayed} choices. */
  void find(
      RunLog log,
      int strandCount,
      TreePath decisions,
      int replayed,
      Consumer<BacktrackRequest> wanted) {
    strands = strandCount;
    path = decisions;
    order.begin(log, strands);
    kinds = new int[log.size() + 1];
    Arrays.fill(kinds, NONE);
    raceCount = 0;
    int n = Math.min(log.size(), path.size() + 1);
    for (int e = 0; e < n; e++) {
      order.open(e, log.strand(e));
      if (e >= replayed) {
        collect(log, e);
      }
      order.close(e, log);
      if (e >= replayed) {
        reverse(log, e, log.strand(e), wanted);
      }
    }
    for (int c = 1; c < n; c++) {
      if (path.node(c - 1).sleep != 0) {
        findWoken(log, c, Math.max(c + 1, replayed), n, wanted);
      }
    }
  }

  /** Events from {@code from} on that are to come before one that was asleep until c. */
  private void findWoken(RunLog log, int c, int from, int to, Consumer<BacktrackRequest> wanted) {
    Node node = path.node(c - 1);
    Footprint event = Footprint.of(log, c, node.locations);
    int owner = log.strand(c);
    for (int s = 0; s < strands; s++) {
      Footprint asleep = (node.sleep & ~(1L << owner) & 1L << s) == 0 ? null : node.next(s);
      if (asleep == null || !asleep.dependsOn(event)) {
        continue; // still asleep
      }
      for (int x = from; x < to; x++) {
        if (log.strand(x) != s
            && !happensAfter(x, c, owner)
            && asleep.dependsOn(Footprint.of(log, x, node.locations))) {
          wanted.accept(request(log, c, x, log.strand(x)));
        }
      }
    }
  }

  /** Races of an event that was to follow the run last looked at, and had to wait. */
  void find(RunLog log, BlockedEvent blocked, Consumer<BacktrackRequest> wanted) {
    int e = Math.min(log.size(), path.size() + 1);
    order.open(e, blocked.strand());
    forget();
    waits = blocked.waits();
    if (blocked.location() == HappensBefore.GLOBAL) {
      considerAll(log, e, blocked.strand());
    } else {
      walk(log, e, blocked.strand(), blocked.location(), blocked.access());
    }
    considerGlobal(log, e, blocked.strand());
    reverse(log, e, blocked.strand(), wanted);
  }

  /** Asks for the reversal of the races of e. */
  private void reverse(RunLog log, int e, int strand, Consumer<BacktrackRequest> wanted) {
    for (int i = 0; i < raceCount; i++) {
      if (kinds[races[i]] != IRREVERSIBLE && isImmediate(log, races[i])) {
        wanted.accept(request(log, races[i], e, strand));
      }
    }
  }

  private void forget() {
    for (int i = 0; i < raceCount; i++) {
      kinds[races[i]] = NONE;
    }
    raceCount = 0;
  }

  /** Finds the candidates of e. */
  private void collect(RunLog log, int e) {
    forget();
    waits = waitCount(log, e);
    int strand = log.strand(e);
    boolean global = false;
    for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
      if (log.location(t) == HappensBefore.GLOBAL) {
        global = true;
      } else {
        walk(log, e, strand, log.location(t), log.access(t));
      }
    }
    considerGlobal(log, e, strand);
    if (global) {
      considerAll(log, e, strand);
    }
  }

  private void considerGlobal(RunLog log, int e, int strand) {
    int last = order.lastGlobal();
    if (last >= 0) {
      consider(log, e, strand, last, Operation.WRITE, Operation.WRITE);
    }
  }

  private void considerAll(RunLog log, int e, int strand) {
    for (int s = 0; s < strands; s++) {
      if (s != strand && order.last(s) >= 0) {
        consider(log, e, strand, order.last(s), Operation.WRITE, Operation.WRITE);
      }
    }
  }

  /** Goes back over the touches of a location, to the first that e certainly races with. */
  private void walk(RunLog log, int e, int strand, int location, int access) {
    for (int t = order.history(location); t >= 0; t = order.earlier(t)) {
      int other = log.access(t);
      if (!Operation.depend(access, other)) {
        continue;
      }
      int c = order.eventOf(t);
      boolean settled = consider(log, e, strand, c, access, other);
      if (settled && Operation.dependsOnAll(other)) {
        return;
      }
    }
  }

  /** Adds (c, e) if it is a race. False if the events before c have to be looked at as well. */
  private boolean consider(RunLog log, int e, int strand, int c, int access, int other) {
    int owner = log.strand(c);
    if (c == 0 || owner == strand || order.clock(e, owner) >= order.number(c)) {
      return true; // ordered without e's dependences
    }
    int kind;
    if (Operation.waitsFor(access, other)) {
      kind = IRREVERSIBLE;
    } else if (order.previous(e) < c) {
      kind =
          isEnabled(strand, c)
              ? REVERSIBLE
              : e < log.size() && happensAfter(enabledBy(e, strand), c, owner)
                  ? IRREVERSIBLE
                  : UNKNOWN;
    } else {
      kind =
          waits == 0 || (waits == 1 && takes(access) && other == Operation.ACQUIRE)
              ? REVERSIBLE
              : UNKNOWN;
    }
    add(c, kind);
    return kind == REVERSIBLE;
  }

  private boolean isEnabled(int strand, int event) {
    return (path.node(event - 1).enabled & 1L << strand) != 0;
  }

  /** The last event before whose node e's strand was not enabled: it has enabled the strand. */
  private int enabledBy(int e, int strand) {
    int by = e - 1;
    while (isEnabled(strand, by)) {
      by--;
    }
    return by;
  }

  private boolean happensAfter(int event, int c, int owner) {
    return order.clock(event, owner) >= order.number(c);
  }

  private static boolean takes(int access) {
    return access == Operation.ACQUIRE || access == Operation.AWAIT;
  }

  /** For how many things an event may have to wait; 2 if that is not known. */
  private static int waitCount(RunLog log, int e) {
    if (log.kind(e) == Kind.QUEUE || log.kind(e) == Kind.WAKE) {
      return 2;
    }
    int waits = 0;
    for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
      waits += takes(log.access(t)) ? 1 : 0;
    }
    return waits;
  }

  /** A race on several locations is as irreversible as the worst of them. */
  private void add(int c, int kind) {
    if (kinds[c] != NONE) {
      kinds[c] = Math.max(kinds[c], kind);
      return;
    }
    if (raceCount == races.length) {
      races = Arrays.copyOf(races, 2 * raceCount);
    }
    races[raceCount++] = c;
    kinds[c] = kind;
  }

  /** Whether no other reversible race of e has its first event after c. */
  private boolean isImmediate(RunLog log, int c) {
    int owner = log.strand(c);
    for (int k = 0; k < raceCount; k++) {
      int d = races[k];
      if (d != c && happensAfter(d, c, owner) && kinds[d] == REVERSIBLE) {
        return false;
      }
    }
    return true;
  }

  /** The backtracking point that reverses the race (c, e). */
  private BacktrackRequest request(RunLog log, int c, int e, int strand) {
    long initials = 0;
    long seen = 0;
    int[] first = new int[strands];
    int owner = log.strand(c);
    for (int i = c + 1; i <= e; i++) {
      if (i < e && happensAfter(i, c, owner)) {
        continue; // not in v
      }
      int s = i < e ? log.strand(i) : strand;
      if ((seen & 1L << s) != 0) {
        continue;
      }
      boolean initial = i < e || seen == 0;
      for (int u = 0; u < strands && initial; u++) {
        initial = (seen & 1L << u) == 0 || order.clock(i, u) < first[u];
      }
      seen |= 1L << s;
      first[s] = order.number(i);
      if (initial) {
        initials |= 1L << s;
      }
    }
    return new BacktrackRequest(c - 1, initials & path.node(c - 1).enabled, strand);
  }
}
