package dev.jay.checker;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The subtrees of the tree of schedules that are not explored yet, so that several can be at once.
 *
 * <p>A branch is a subtree that {@link Dpor} explores: all below a choice at node {@code base - 1}.
 * To split it, one of its nodes that has more to try becomes shared: the branch keeps to what is
 * below its own choice there, another strand at that node makes another branch. What a branch finds
 * has to be tried at a shared node ({@link Dpor.Wish}) is seen to between rounds.
 *
 * <p>A branch needs to know the events that were chosen before it at its node, since they are
 * asleep below it. So a node has one new branch at a time, until its first run has shown the event.
 *
 * <p>All is decided by what the branches have found, in their order, and never by who was faster.
 */
final class Frontier {
  /** A subtree that is being explored. */
  static final class Branch {
    Trail trail;
    int base;
    boolean begun;

    Branch(Trail trail) {
      this.trail = trail;
      this.base = trail.size();
    }
  }

  private final int bound;
  private final List<Branch> branches = new ArrayList<>();
  private final Map<Node, Trail> open = new LinkedHashMap<>(); // shared nodes, and the way there

  Frontier(int preemptionBound) {
    bound = preemptionBound;
    branches.add(new Branch(new Trail()));
  }

  /** The branches, at most {@code width}, so many if that can be; none if all is explored. */
  List<Branch> branches(int width) {
    while (branches.size() < width && (spawn() || split())) {}
    return branches;
  }

  /** A new branch at a shared node that has more to try. */
  private boolean spawn() {
    for (Iterator<Map.Entry<Node, Trail>> all = open.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<Node, Trail> entry = all.next();
      Node node = entry.getKey();
      long untried = node.open(bound);
      if (untried == 0) {
        all.remove();
      } else if (!hasNewBranch(node)) {
        int strand = Long.numberOfTrailingZeros(untried);
        node.choose(strand);
        Trail way = entry.getValue();
        branches.add(new Branch(way.branch(way.size() - 1, strand)));
        return true;
      }
    }
    return false;
  }

  private boolean hasNewBranch(Node node) {
    for (Branch branch : branches) {
      if (!branch.begun && branch.base > 0 && branch.trail.last() == node) {
        return true;
      }
    }
    return false;
  }

  /** Shares the node nearest to the root that has more to try. */
  private boolean split() {
    Branch widest = null;
    int depth = Integer.MAX_VALUE;
    for (Branch branch : branches) {
      // The event chosen at the last node is not known yet.
      for (int i = branch.base; i < Math.min(depth, branch.trail.size() - 1); i++) {
        if (branch.trail.node(i).open(bound) != 0) {
          widest = branch;
          depth = i;
        }
      }
    }
    if (widest == null) {
      return false;
    }
    widest.base = depth + 1;
    share(widest.trail, depth);
    return true;
  }

  private void share(Trail trail, int depth) {
    open.putIfAbsent(trail.node(depth), trail.branch(depth, Trail.NONE));
  }

  /** A branch has got on. */
  void take(Branch branch, Answer answer) {
    branch.begun = true;
    Trail trail = branch.trail;
    if (answer.first != null && branch.base > 0) {
      trail.node(branch.base - 1).setNext(trail.choice(branch.base - 1), answer.first);
    }
    for (Dpor.Wish wish : answer.wishes) {
      Node node = trail.node(wish.depth());
      wish.grant(node);
      if (node.open(bound) != 0) {
        share(trail, wish.depth());
      }
    }
    if (answer.left == null) {
      branches.remove(branch);
    } else {
      branch.trail = answer.left;
    }
  }

  /** How many schedules there are if {@code leaves} were explored. */
  Estimate estimate(long leaves) {
    List<Trail> trails = new ArrayList<>();
    for (Branch branch : branches) {
      trails.add(branch.trail);
    }
    open.forEach(
        (node, way) -> {
          if (node.open(bound) != 0) {
            trails.add(way);
          }
        });
    return Estimate.of(leaves, trails, bound);
  }
}
