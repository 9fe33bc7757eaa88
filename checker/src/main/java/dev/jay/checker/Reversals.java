package dev.jay.checker;

import dev.jay.runtime.explore.RunLog;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The races of a run whose other order has to be tried as well.
 *
 * <p>A race is a pair (c, e) of dependent events of different strands that nothing else orders, and
 * whose order can be turned: e must have been able to come before c. It could not if c gives back
 * what e waits for, or if e's strand was not enabled before c though e was its next event already,
 * and what enabled it follows from c; then what came before c is looked at. Where that does not
 * follow from c, or where e was not its strand's next event before c and is one that may have to
 * wait, nothing tells: both are done. (What c could take, e could have taken.) For each race one
 * initial of the events that do not follow from c, and e, has to be tried before c.
 */
final class Reversals {
  // Whether the order of two events can be turned; NONE: it is not asked for.
  private static final int NONE = -1;
  private static final int CAN = 0;
  private static final int MAYBE = 1;
  private static final int CANNOT = 2;

  private final Happens happens = new Happens();
  private Trail trail = new Trail();
  private int strands;

  // The candidates of the event that is looked at.
  private int[] races = new int[16];
  private int raceCount;
  private int[] turns = new int[0]; // by event: of a candidate, whether the order can be turned
  private int waits; // of the event itself

  /** Those whose second event is new: the run has repeated the first {@code replayed} choices. */
  void find(
      RunLog log, int strandCount, Trail decisions, int replayed, Consumer<Dpor.Wish> wanted) {
    strands = strandCount;
    trail = decisions;
    happens.begin(log, strands);
    turns = new int[log.size()];
    Arrays.fill(turns, NONE);
    raceCount = 0;
    int n = Math.min(log.size(), trail.size() + 1);
    for (int e = 0; e < n; e++) {
      happens.open(e, log.strand(e));
      if (e >= replayed) {
        collect(log, e);
      }
      happens.close(e, log);
      if (e >= replayed) {
        for (int i = 0; i < raceCount; i++) {
          if (turns[races[i]] != CANNOT && isImmediate(log, races[i])) {
            wanted.accept(wish(log, races[i], e));
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
      if (log.location(t) == Happens.GLOBAL) {
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
    return (trail.node(event - 1).enabled & 1L << strand) != 0;
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
  private Dpor.Wish wish(RunLog log, int c, int e) {
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
    return new Dpor.Wish(c - 1, initials & trail.node(c - 1).enabled, log.strand(e));
  }
}
