package dev.jay.checker;

import dev.jay.runtime.explore.Choice;
import dev.jay.runtime.explore.RunLog;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Source-DPOR with sleep sets (Abdulla, Aronis, Jonsson, Sagonas: Optimal Dynamic Partial Order
 * Reduction, POPL 2014), in one subtree of the tree of schedules. Explores exactly one schedule of
 * every Mazurkiewicz trace, depth first: after each run the races among its events say where
 * another strand has to go first ({@link Reversals}).
 *
 * <p>The first {@link #base} nodes of the trail lead to the subtree and are others' as well: they
 * are not changed here. What would have to be tried there is noted as a {@link Wish}. That every
 * trace is explored once does not depend on the order in which subtrees are: a strand that was
 * chosen earlier at a node is asleep below those that are chosen later.
 */
final class Dpor implements Strategy {
  static final int MOST_STRANDS = 63;

  /**
   * At node {@code depth}, which is not ours, one of {@code initials} has to be tried.
   *
   * @param own the strand that raced
   */
  record Wish(int depth, long initials, int own) {
    /** Sees to it, unless one of them is tried already. */
    void grant(Node node) {
      if (initials == 0) {
        node.backtrack |= node.enabled;
      } else if ((node.backtrack & initials) == 0) {
        long mine = 1L << own;
        node.backtrack |= (initials & mine) != 0 ? mine : Long.lowestOneBit(initials);
      }
    }

    boolean isGranted(Node node) {
      return initials == 0
          ? (node.enabled & ~node.backtrack) == 0
          : (node.backtrack & initials) != 0;
    }
  }

  private final Trail trail;
  private final int base;
  private final int bound;
  private final Reversals reversals = new Reversals();
  private final Set<Wish> wishes = new LinkedHashSet<>();
  private @Nullable Footprint first; // event of the last node that is not ours, once known
  private int replayed; // nodes of the trail that the run repeats
  private int strands = 1;
  private boolean redundant;
  private boolean diverged;
  private boolean everDiverged;
  private boolean tooManyStrands;
  private boolean done;

  /** All schedules. */
  Dpor(int preemptionBound) {
    this(new Trail(), 0, preemptionBound);
  }

  /** Those below node {@code base - 1}, from where {@code trail} has come to. */
  Dpor(Trail trail, int base, int preemptionBound) {
    this.trail = trail;
    this.base = base;
    this.bound = preemptionBound;
    replayed = trail.size();
  }

  @Override
  public boolean begin(long run) {
    redundant = false;
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
      if (choice.isEnabled(trail.choice(i))) {
        return trail.choice(i);
      }
      diverged = true;
      redundant = true;
      return GIVE_UP;
    }
    Node node = node(choice, i);
    int chosen = pick(node);
    if (chosen == GIVE_UP) {
      redundant = true;
      return GIVE_UP;
    }
    node.choose(chosen);
    trail.add(node, chosen);
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
    Node parent = trail.node(i - 1);
    int chosen = trail.choice(i - 1);
    Node node =
        new Node(
            enabled,
            choice.current(),
            parent.preemptions + (parent.isPreemption(chosen) ? 1 : 0),
            choice.locations());
    long quiet = (parent.asleep | parent.done) & ~(1L << chosen);
    if (quiet != 0) {
      Footprint event = Footprint.of(choice.log(), i, parent.locations);
      for (int s = 0; s < MOST_STRANDS; s++) {
        Footprint next = (quiet & 1L << s) == 0 ? null : parent.next(s);
        if (next != null && !next.dependsOn(event)) {
          node.asleep |= 1L << s;
          node.setNext(s, next);
        }
      }
    }
    return node;
  }

  /** The strand that went last if it may, else the first that may. */
  private int pick(Node node) {
    long open = node.enabled & ~node.asleep;
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
      reversals.find(log, strands, trail, replayed, this::wish);
    }
    backtrack(log);
  }

  private void wish(Wish wish) {
    Node node = trail.node(wish.depth());
    if (wish.depth() >= base) {
      wish.grant(node);
    } else if (!wish.isGranted(node)) {
      wishes.add(wish);
    }
  }

  private void backtrack(RunLog log) {
    int events = Math.min(trail.size(), log.size() - 1);
    for (int i = Math.max(0, replayed - 1); i < events; i++) {
      Node node = trail.node(i);
      Footprint footprint = Footprint.of(log, i + 1, node.locations);
      if (i >= base) {
        node.setNext(trail.choice(i), footprint);
      } else {
        first = footprint;
      }
    }
    while (trail.size() > base) {
      Node node = trail.last();
      long open = node.open(bound);
      if (open != 0) {
        int chosen = Long.numberOfTrailingZeros(open);
        node.choose(chosen);
        trail.turn(chosen);
        replayed = trail.size();
        return;
      }
      trail.removeLast();
    }
    done = true;
  }

  /** Nothing is left to do in this subtree. */
  boolean isDone() {
    return done;
  }

  /** Fills in what {@link Frontier} wants to know. */
  Answer answer(Answer answer) {
    answer.left = done ? null : trail;
    answer.wishes = List.copyOf(wishes);
    answer.first = first;
    answer.tooManyStrands = tooManyStrands;
    answer.diverged = everDiverged;
    return answer;
  }

  @Override
  public boolean wasRedundant() {
    return redundant;
  }
}
