package dev.jay.checker.search;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Source-DPOR with sleep sets (Abdulla, Aronis, Jonsson, Sagonas: Optimal Dynamic Partial Order
 * Reduction, POPL 2014), in one subtree of the tree of schedules. It explores exactly one schedule
 * of every Mazurkiewicz trace, depth first: after each run the races among its events say at which
 * nodes another strand has to be tried ({@link RaceReversals}). A run in which all enabled strands
 * are asleep is given up as redundant.
 *
 * <p>The event in which a program exits while strands could have gone on depends on all that they
 * do: with each of them tried before it, they come to their end bit by bit in further runs.
 *
 * <p>The first {@link #base} nodes of the path lead to the subtree and belong to other searches as
 * well: this search does not change them, and hands out the backtracking points it finds there
 * ({@link SubtreeResult#requests}). Each trace is explored once whatever the order of the subtrees,
 * since a strand that was chosen earlier at a node is asleep below those that are chosen later.
 */
public final class Dpor implements Strategy {
  static final int MOST_STRANDS = 63;

  private final TreePath path;
  private final int base;
  private final int bound;
  private final RaceReversals reversals = new RaceReversals();
  private final Set<BacktrackRequest> requests = new LinkedHashSet<>();
  private final List<BlockedEvent> blocked = new ArrayList<>(); // when the run was given up
  private @Nullable Footprint first; // event chosen at node base - 1, once known
  private int replayed; // nodes of the path that the run repeats
  private int strands = 1;
  private boolean redundant;
  private boolean diverged;
  private boolean everDiverged;
  private boolean tooManyStrands;
  private boolean done;

  /** Explores all schedules. */
  public Dpor(int preemptionBound) {
    this(new TreePath(), 0, preemptionBound);
  }

  /** Explores those below node {@code base - 1}; {@code path} leads to the next run. */
  public Dpor(TreePath path, int base, int preemptionBound) {
    this.path = path;
    this.base = base;
    this.bound = preemptionBound;
    replayed = path.size();
  }

  @Override
  public boolean begin(long run) {
    redundant = false;
    blocked.clear();
    return !done;
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
      if (choice.isEnabled(path.choice(i))) {
        return path.choice(i);
      }
      diverged = true;
      redundant = true;
      return GIVE_UP;
    }
    Node node = node(choice, i);
    if (choice.isFork()) {
      node.backtrack = node.enabled;
    }
    int chosen = pick(node);
    if (chosen == GIVE_UP) {
      redundant = true;
      for (int strand : choice.blocked()) {
        tooManyStrands |= strand >= MOST_STRANDS;
        strands = Math.max(strands, strand + 1);
        blocked.add(BlockedEvent.of(choice, strand));
      }
      return GIVE_UP;
    }
    node.choose(chosen);
    path.add(node, chosen);
    return chosen;
  }

  private Node node(Choice choice, int i) {
    long enabled = 0;
    for (int k = 0; k < choice.count(); k++) {
      enabled |= 1L << choice.strand(k);
    }
    if (i == 0) {
      return new Node(enabled, choice.current(), 0, choice.locations());
    }
    Node parent = path.node(i - 1);
    int chosen = path.choice(i - 1);
    Node node =
        new Node(
            enabled,
            choice.current(),
            parent.preemptions + (parent.isPreemption(chosen) ? 1 : 0),
            choice.locations());
    long asleep = (parent.sleep | parent.done) & ~(1L << chosen);
    if (asleep != 0) {
      Footprint event = Footprint.of(choice.log(), i, parent.locations);
      for (int s = 0; s < MOST_STRANDS; s++) {
        Footprint next = (asleep & 1L << s) == 0 ? null : parent.next(s);
        if (next != null && !next.dependsOn(event)) {
          node.sleep |= 1L << s;
          node.setNext(s, next);
        }
      }
    }
    return node;
  }

  /** The strand that went last if it may, else the first that may. */
  private int pick(Node node) {
    long open = node.enabled & ~node.sleep;
    if (node.before >= 0 && (open & 1L << node.before) != 0) {
      return node.before;
    }
    if (node.preemptions >= bound && node.before >= 0 && (node.enabled & 1L << node.before) != 0) {
      return GIVE_UP; // only a preemption could go on from here
    }
    return open == 0 ? GIVE_UP : Long.numberOfTrailingZeros(open);
  }

  @Override
  public void end(RunLog log) {
    if (tooManyStrands) {
      done = true;
      return;
    }
    if (diverged) {
      everDiverged = true;
      diverged = false;
    } else {
      reversals.find(log, strands, path, replayed, this::request);
      for (BlockedEvent event : blocked) {
        reversals.find(log, event, this::request);
      }
    }
    backtrack(log, !redundant && endedOthers(log));
  }

  /**
   * Whether the last event ended strands that could have gone on: then it depends on whatever they
   * would have done, and they are tried before it.
   */
  private boolean endedOthers(RunLog log) {
    int last = path.size() - 1;
    if (last < 0 || !log.hasExited() || log.size() != path.size() + 1) {
      return false;
    }
    Node node = path.node(last);
    long others = node.enabled & ~(1L << path.choice(last));
    for (long left = others & ~node.sleep; left != 0; left &= left - 1) {
      request(
          new BacktrackRequest(last, Long.lowestOneBit(left), Long.numberOfTrailingZeros(left)));
    }
    return others != 0;
  }

  private void request(BacktrackRequest request) {
    Node node = path.node(request.depth());
    if (request.depth() >= base) {
      request.applyTo(node);
    } else if (!request.isMetBy(node)) {
      requests.add(request);
    }
  }

  private void backtrack(RunLog log, boolean lastDependsOnAll) {
    int events = Math.min(path.size(), log.size() - 1);
    for (int i = Math.max(0, replayed - 1); i < events; i++) {
      Node node = path.node(i);
      Footprint footprint = Footprint.of(log, i + 1, node.locations);
      if (lastDependsOnAll && i == path.size() - 1) {
        footprint = footprint.ofAll();
      }
      if (i >= base) {
        node.setNext(path.choice(i), footprint);
      } else {
        first = footprint;
      }
    }
    while (path.size() > base) {
      Node node = path.last();
      long open = node.open(bound);
      if (open != 0) {
        int chosen = Long.numberOfTrailingZeros(open);
        node.choose(chosen);
        path.turn(chosen);
        replayed = path.size();
        return;
      }
      path.removeLast();
    }
    done = true;
  }

  /** Whether all of the subtree is explored. */
  boolean isDone() {
    return done;
  }

  /** What the runs so far have found out. */
  public SubtreeResult result() {
    return new SubtreeResult(
        done ? null : path, List.copyOf(requests), first, tooManyStrands, everDiverged);
  }

  @Override
  public boolean wasRedundant() {
    return redundant;
  }
}
