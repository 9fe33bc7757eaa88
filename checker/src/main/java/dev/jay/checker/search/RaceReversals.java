package dev.jay.checker.search;

import dev.jay.runtime.Operation;
import dev.jay.runtime.RunLog;
import dev.jay.trace.Kind;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Race reversal of source-DPOR: finds the races of a run, and for each the backtracking point that
 * makes its events come in the other order.
 *
 * <p>A race is a pair (c, e) of dependent events of different strands, c first, that no chain of
 * other dependent events orders, and that is reversible: e could have come before c.
 *
 * <ul>
 *   <li>The race is not reversible if c releases what e waits for. Neither is it if e was its
 *       strand's next event before c already, the strand was not enabled there, and the event that
 *       enabled it happens after c. Then the events before c are looked at.
 *   <li>It is reversible if e's strand was enabled before c, or if e never waits, or if e and c
 *       both acquire the same one thing: what c could take, e could have taken.
 *   <li>Otherwise the log does not tell. Then both are done: the race is reversed, and the events
 *       before c are looked at as well.
 * </ul>
 *
 * <p>Let v be the events after c that do not happen after c, followed by e. The backtracking point
 * is the node of c, and asks for one of the initials of v: the strands whose first event in v
 * depends on nothing before it in v.
 */
final class RaceReversals {
  // Whether a race is reversible; NONE: the event is no candidate.
  private static final int NONE = -1;
  private static final int CAN = 0;
  private static final int MAYBE = 1;
  private static final int CANNOT = 2;

  private final HappensBefore happens = new HappensBefore();
  private TreePath path = new TreePath();
  private int strands;

  // The candidates of the event that is looked at.
  private int[] races = new int[16];
  private int raceCount;
  private int[] turns = new int[0]; // by event: of a candidate, whether the race is reversible
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
    happens.begin(log, strands);
    turns = new int[log.size()];
    Arrays.fill(turns, NONE);
    raceCount = 0;
    int n = Math.min(log.size(), path.size() + 1);
    for (int e = 0; e < n; e++) {
      happens.open(e, log.strand(e));
      if (e >= replayed) {
        collect(log, e);
      }
      happens.close(e, log);
      if (e >= replayed) {
        for (int i = 0; i < raceCount; i++) {
          if (turns[races[i]] != CANNOT && isImmediate(log, races[i])) {
            wanted.accept(request(log, races[i], e));
          }
        }
      }
    }
  }

  private void forget() {
    for (int i = 0; i < raceCount; i++) {
      turns[races[i]] = NONE;
    }
    raceCount = 0;
  }

  private void collect(RunLog log, int e) {
    forget();
    waits = waits(log, e);
    int strand = log.strand(e);
    boolean global = false;
    for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
      if (log.location(t) == HappensBefore.GLOBAL) {
        global = true;
      } else {
        walk(log, e, strand, log.location(t), log.access(t));
      }
    }
    int last = happens.lastGlobal();
    if (last >= 0) {
      consider(log, e, strand, last, Operation.WRITE, Operation.WRITE);
    }
    if (global) {
      for (int s = 0; s < strands; s++) {
        if (s != strand && happens.last(s) >= 0) {
          consider(log, e, strand, happens.last(s), Operation.WRITE, Operation.WRITE);
        }
      }
    }
  }

  /** Goes back over the touches of a location to those that e may come before. */
  private void walk(RunLog log, int e, int strand, int location, int access) {
    for (int t = happens.history(location); t >= 0; t = happens.earlier(t)) {
      int other = log.access(t);
      if (!Operation.depend(access, other)) {
        continue;
      }
      int c = happens.eventOf(t);
      boolean settled = consider(log, e, strand, c, access, other);
      if (settled && Operation.dependsOnAll(other)) {
        return;
      }
    }
  }

  /** False if it is not sure that e can come before c, and what is before c has to be looked at. */
  private boolean consider(RunLog log, int e, int strand, int c, int access, int other) {
    int owner = log.strand(c);
    if (c == 0 || owner == strand || happens.clock(e, owner) >= happens.number(c)) {
      return true; // ordered without e's dependences
    }
    int turn;
    if (Operation.waitsFor(access, other)) {
      turn = CANNOT;
    } else if (happens.previous(e) < c) {
      turn = isEnabled(strand, c) ? CAN : follows(enabledBy(e, strand), c, owner) ? CANNOT : MAYBE;
    } else {
      turn =
          waits == 0 || (waits == 1 && takes(access) && other == Operation.ACQUIRE) ? CAN : MAYBE;
    }
    add(c, turn);
    return turn == CAN;
  }

  private boolean isEnabled(int strand, int event) {
    return (path.node(event - 1).enabled & 1L << strand) != 0;
  }

  /** The event before which e's strand was last seen unable to go on. */
  private int enabledBy(int e, int strand) {
    int by = e - 1;
    while (isEnabled(strand, by)) {
      by--;
    }
    return by;
  }

  private boolean follows(int event, int c, int owner) {
    return happens.clock(event, owner) >= happens.number(c);
  }

  private static boolean takes(int access) {
    return access == Operation.ACQUIRE || access == Operation.AWAIT;
  }

  /** For how many things an event may have to wait; 2 if that is not known. */
  private static int waits(RunLog log, int e) {
    if (log.kind(e) == Kind.QUEUE || log.kind(e) == Kind.WAKE) {
      return 2;
    }
    int waits = 0;
    for (int t = log.firstTouch(e); t < log.endOfTouches(e); t++) {
      waits += takes(log.access(t)) ? 1 : 0;
    }
    return waits;
  }

  /** If one location says that the order cannot be turned, the others do not matter. */
  private void add(int c, int turn) {
    if (turns[c] != NONE) {
      turns[c] = Math.max(turns[c], turn);
      return;
    }
    if (raceCount == races.length) {
      races = Arrays.copyOf(races, 2 * raceCount);
    }
    races[raceCount++] = c;
    turns[c] = turn;
  }

  /** Whether no other event comes after c that e depends on and can come before. */
  private boolean isImmediate(RunLog log, int c) {
    int owner = log.strand(c);
    for (int k = 0; k < raceCount; k++) {
      int d = races[k];
      if (d != c && follows(d, c, owner) && turns[d] == CAN) {
        return false;
      }
    }
    return true;
  }

  /** The strands that can begin with the events which do not follow from c, and e. */
  private BacktrackRequest request(RunLog log, int c, int e) {
    long initials = 0;
    long seen = 0;
    int[] first = new int[strands];
    int owner = log.strand(c);
    for (int i = c + 1; i <= e; i++) {
      if (i < e && follows(i, c, owner)) {
        continue; // follows from c
      }
      int s = log.strand(i);
      if ((seen & 1L << s) != 0) {
        continue;
      }
      boolean initial = true;
      for (int u = 0; u < strands && initial; u++) {
        initial = (seen & 1L << u) == 0 || happens.clock(i, u) < first[u];
      }
      seen |= 1L << s;
      first[s] = happens.number(i);
      if (initial) {
        initials |= 1L << s;
      }
    }
    return new BacktrackRequest(c - 1, initials & path.node(c - 1).enabled, log.strand(e));
  }
}
