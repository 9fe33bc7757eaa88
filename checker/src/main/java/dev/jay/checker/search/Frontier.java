package dev.jay.checker.search;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The frontier of the search: the subtrees that are not explored yet, so that several searches can
 * go on at once.
 *
 * <p>A branch is a subtree that one {@link Dpor} explores: everything below a choice at node {@code
 * base - 1}. To split a branch, one of its nodes that has more to try becomes shared: the branch
 * keeps what is below its own choice there, and another strand at that node makes another branch.
 * Backtracking points that a branch finds at shared nodes ({@link BacktrackRequest}) are added to
 * these between rounds.
 *
 * <p>A branch must know the events that were chosen before it at its node, since they are asleep
 * below it. So a node has one new branch at a time, until its first run has shown its event.
 *
 * <p>What the branches find, taken in their order, decides everything; who was faster decides
 * nothing.
 */
public final class Frontier {
  /** A subtree that is being explored. */
  public static final class Branch {
    private TreePath path; // to its next run
    private int base; // nodes of the path that are shared with other branches
    private boolean begun; // its first run is over

    Branch(TreePath path) {
      this.path = path;
      this.base = path.size();
    }

    public TreePath path() {
      return path;
    }

    public int base() {
      return base;
    }
  }

  private final int bound;
  private final List<Branch> branches = new ArrayList<>();
  private final Map<Node, TreePath> open = new LinkedHashMap<>(); // shared nodes, and the way there

  public Frontier(int preemptionBound) {
    bound = preemptionBound;
    branches.add(new Branch(new TreePath()));
  }

  /** The branches, {@code width} of them if the tree can be split so; none if all is explored. */
  public List<Branch> branches(int width) {
    while (branches.size() < width && (spawn() || split())) {}
    return branches;
  }

  /** A new branch at a shared node that has more to try. */
  private boolean spawn() {
    for (Iterator<Map.Entry<Node, TreePath>> all = open.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<Node, TreePath> entry = all.next();
      Node node = entry.getKey();
      long untried = node.open(bound);
      if (untried == 0) {
        all.remove();
      } else if (!hasNewBranch(node)) {
        int strand = Long.numberOfTrailingZeros(untried);
        node.choose(strand);
        TreePath way = entry.getValue();
        branches.add(new Branch(way.branch(way.size() - 1, strand)));
        return true;
      }
    }
    return false;
  }

  private boolean hasNewBranch(Node node) {
    for (Branch branch : branches) {
      if (!branch.begun && branch.base > 0 && branch.path.last() == node) {
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
      for (int i = branch.base; i < Math.min(depth, branch.path.size() - 1); i++) {
        if (branch.path.node(i).open(bound) != 0) {
          widest = branch;
          depth = i;
        }
      }
    }
    if (widest == null) {
      return false;
    }
    widest.base = depth + 1;
    share(widest.path, depth);
    return true;
  }

  private void share(TreePath path, int depth) {
    open.putIfAbsent(path.node(depth), path.branch(depth, TreePath.NONE));
  }

  /** Takes in what the runs of a branch have found. */
  public void take(Branch branch, SubtreeResult result) {
    branch.begun = true;
    TreePath path = branch.path;
    if (result.first != null && branch.base > 0) {
      path.node(branch.base - 1).setNext(path.choice(branch.base - 1), result.first);
    }
    for (BacktrackRequest request : result.requests) {
      Node node = path.node(request.depth());
      request.applyTo(node);
      if (node.open(bound) != 0) {
        share(path, request.depth());
      }
    }
    if (result.next == null) {
      branches.remove(branch);
    } else {
      branch.path = result.next;
    }
  }

  /** How many schedules there are if {@code leaves} were explored. */
  public Estimate estimate(long leaves) {
    List<TreePath> paths = new ArrayList<>();
    for (Branch branch : branches) {
      paths.add(branch.path);
    }
    open.forEach(
        (node, way) -> {
          if (node.open(bound) != 0) {
            paths.add(way);
          }
        });
    return Estimate.of(leaves, paths, bound);
  }
}
