package dev.jay.checker;

import dev.jay.runtime.Choice;
import dev.jay.runtime.Operation;
import dev.jay.runtime.RunLog;
import java.util.ArrayList;
import java.util.List;

/**
 * Source-DPOR with sleep sets (Abdulla, Aronis, Jonsson, Sagonas: Optimal Dynamic Partial Order
 * Reduction, POPL 2014). Explores at least one schedule of every Mazurkiewicz trace, depth first:
 * after each run the races among its events say where another strand has to go first.
 *
 * <p>A race is a pair (c, e) of dependent events of different strands that nothing else orders, and
 * whose order can be turned: e must have been able to come before c. It could not if c gives back
 * what e waits for, or if e's strand was not enabled before c though e was its next event already;
 * then what came before c is looked at. For each race one initial of the events that do not follow
 * from c, and e, is added to the backtrack set before c, unless one is there.
 */
final class Dpor implements Strategy {
  private static final int MOST_STRANDS = 63;

  private final int bound;
  private final Happens happens = new Happens();
  private final List<Node> path = new ArrayList<>(); // path.get(i) decides event i + 1
  private int replayed; // nodes of the path that the run repeats
  private int strands = 1;
  private boolean redundant;
  private boolean diverged;
  private boolean everDiverged;
  private boolean tooManyStrands;
  private long leaves;

  // The candidates of the event that is looked at.
  private int[] races = new int[16];
  private int[] raceLocations = new int[16];
  private boolean[] blocked = new boolean[16];
  private int raceCount;

  Dpor(int preemptionBound) {
    this.bound = preemptionBound;
  }

  @Override
  public boolean begin(long run) {
    redundant = false;
    if (run == 0 || path.isEmpty()) {
      return run == 0 || !isComplete();
    }
    return !isComplete();
  }

  private boolean isComplete() {
    return leaves > 0 && path.isEmpty();
  }

  @Override
  public int choose(Choice choice) {
    int i = choice.event() - 1;
    for (int k = 0; k < choice.count(); k++) {
      strands = Math.max(strands, choice.strand(k) + 1);
    }
    if (strands > MOST_STRANDS) {
      tooManyStrands = true;
      redundant = true;
      return GIVE_UP;
    }
    if (i < replayed) {
      Node node = path.get(i);
      if (choice.isEnabled(node.chosen)) {
        return node.chosen;
      }
      diverged = true;
      redundant = true;
      return GIVE_UP;
    }
    Node node = node(choice, i);
    int chosen = pick(choice, node);
    if (chosen == GIVE_UP) {
      redundant = true;
      return GIVE_UP;
    }
    node.choose(chosen);
    path.add(node);
    return chosen;
  }

  private Node node(Choice choice, int i) {
    long enabled = 0;
    for (int k = 0; k < choice.count(); k++) {
      enabled |= 1L << choice.strand(k);
    }
    if (i == 0) {
      return new Node(enabled, choice.current(), 0, choice.locations(), MOST_STRANDS);
    }
    Node parent = path.get(i - 1);
    Node node =
        new Node(
            enabled,
            choice.current(),
            parent.preemptions + (parent.isPreemption(parent.chosen) ? 1 : 0),
            choice.locations(),
            MOST_STRANDS);
    long quiet = (parent.asleep | parent.done) & ~(1L << parent.chosen);
    if (quiet != 0) {
      Footprint event = Footprint.of(choice.log(), i, parent.locations);
      for (int s = 0; s < MOST_STRANDS; s++) {
        Footprint next = (quiet & 1L << s) == 0 ? null : parent.next[s];
        if (next != null && !next.dependsOn(event)) {
          node.asleep |= 1L << s;
          node.next[s] = next;
        }
      }
    }
    return node;
  }

  /** The strand that went last if it may, else the first that may. */
  private int pick(Choice choice, Node node) {
    long open = node.enabled & ~node.asleep;
    if (node.before >= 0 && (open & 1L << node.before) != 0) {
      return node.before;
    }
    if (node.preemptions >= bound && (node.enabled & 1L << choice.current()) != 0) {
      return GIVE_UP; // only a preemption could go on from here
    }
    return open == 0 ? GIVE_UP : Long.numberOfTrailingZeros(open);
  }

  @Override
  public void end(RunLog log) {
    if (tooManyStrands) {
      path.clear();
      leaves = 1;
      return;
    }
    if (!redundant) {
      leaves++;
    }
    if (diverged) {
      everDiverged = true;
    } else {
      findRaces(log);
    }
    diverged = false;
    backtrack(log);
  }

  private void backtrack(RunLog log) {
    int events = Math.min(path.size(), log.size() - 1);
    for (int i = Math.max(0, replayed - 1); i < events; i++) {
      Node node = path.get(i);
      node.next[node.chosen] = Footprint.of(log, i + 1, node.locations);
    }
    while (!path.isEmpty()) {
      Node node = path.get(path.size() - 1);
      long open = node.open(bound);
      if (open != 0) {
        node.choose(Long.numberOfTrailingZeros(open));
        replayed = path.size();
        return;
      }
      path.remove(path.size() - 1);
    }
    replayed = 0;
    leaves = Math.max(leaves, 1);
  }

  // ---- Races

  private void findRaces(RunLog log) {
    happens.begin(log, strands);
    int n = Math.min(log.size(), path.size() + 1);
    for (int e = 0; e < n; e++) {
      happens.open(e, log.strand(e));
      if (e >= replayed) {
        collect(log, e);
      }
      happens.close(e, log);
      if (e >= replayed) {
        for (int i = 0; i < raceCount; i++) {
          if (!blocked[i] && isImmediate(log, i)) {
            reverse(log, races[i], e);
          }
        }
      }
    }
  }

  private void collect(RunLog log, int e) {
    raceCount = 0;
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
      consider(log, e, strand, last, -1, Operation.WRITE, Operation.WRITE);
    }
    if (global) {
      for (int s = 0; s < strands; s++) {
        if (s != strand && happens.last(s) >= 0) {
          consider(log, e, strand, happens.last(s), -2 - s, Operation.WRITE, Operation.WRITE);
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
      boolean settled = consider(log, e, strand, c, location, access, other);
      if (settled && Operation.dependsOnAll(other)) {
        return;
      }
    }
  }

  /** False if the order of c and e cannot be turned, and what is before c has to be looked at. */
  private boolean consider(
      RunLog log, int e, int strand, int c, int location, int access, int other) {
    int owner = log.strand(c);
    if (c == 0 || owner == strand || happens.clock(e, owner) >= happens.number(c)) {
      return true; // ordered without e's dependences
    }
    boolean pending = happens.previous(e) < c;
    boolean cannot =
        Operation.waitsFor(access, other)
            || (pending && (path.get(c - 1).enabled & 1L << strand) == 0);
    add(c, location, cannot);
    return !cannot;
  }

  private void add(int c, int location, boolean cannot) {
    if (raceCount == races.length) {
      races = java.util.Arrays.copyOf(races, 2 * raceCount);
      raceLocations = java.util.Arrays.copyOf(raceLocations, 2 * raceCount);
      blocked = java.util.Arrays.copyOf(blocked, 2 * raceCount);
    }
    races[raceCount] = c;
    raceLocations[raceCount] = location;
    blocked[raceCount++] = cannot;
  }

  /** Whether no other dependence of e comes after the candidate. */
  private boolean isImmediate(RunLog log, int i) {
    int c = races[i];
    int owner = log.strand(c);
    for (int k = 0; k < raceCount; k++) {
      int d = races[k];
      if (d != c
          && happens.clock(d, owner) >= happens.number(c)
          && !cannotTurn(d, raceLocations[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether d keeps e from coming earlier at that location: then it is what is before d that
   * counts, whatever else d and e have in common.
   */
  private boolean cannotTurn(int d, int location) {
    for (int k = 0; k < raceCount; k++) {
      if (races[k] == d && blocked[k] && raceLocations[k] == location) {
        return true;
      }
    }
    return false;
  }

  /** Sees to it that the events which do not follow from c, and e, are tried before c. */
  private void reverse(RunLog log, int c, int e) {
    long initials = 0;
    long seen = 0;
    int[] first = new int[strands];
    int owner = log.strand(c);
    for (int i = c + 1; i <= e; i++) {
      if (i < e && happens.clock(i, owner) >= happens.number(c)) {
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
    Node node = path.get(c - 1);
    initials &= node.enabled;
    if (initials == 0) {
      node.backtrack |= node.enabled;
    } else if ((node.backtrack & initials) == 0) {
      long own = 1L << log.strand(e);
      node.backtrack |= (initials & own) != 0 ? own : Long.lowestOneBit(initials);
    }
  }

  @Override
  public void restart() {
    path.clear();
    replayed = 0;
    leaves = 0;
  }

  @Override
  public String bound() {
    if (tooManyStrands) {
      return "more than 63 threads, which dpor does not take; use random, pct, pos or surw";
    }
    if (everDiverged) {
      return "a run that did not repeat: something besides threads decides what the program does";
    }
    return bound == Integer.MAX_VALUE ? "" : bound + " preemptions";
  }

  @Override
  public boolean wasRedundant() {
    return redundant;
  }

  /** The weighted backtrack estimator: runs so far by the part of the tree that is behind us. */
  @Override
  public double estimate() {
    double behind = 0;
    double weight = 1;
    for (Node node : path) {
      int branches = Long.bitCount(node.backtrack & ~node.asleep | node.done);
      behind += weight * (Long.bitCount(node.done) - 1) / branches;
      weight /= branches;
    }
    return behind <= 0 ? 0 : leaves / behind;
  }
}
