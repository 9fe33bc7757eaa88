package dev.jay.checker.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The estimated number of schedules: the weighted backtrack estimator (Kilby, Slaney, Thiébaux,
 * Walsh: Estimating Search Tree Size, AAAI 2006), as in dBug. A random walk from the root that
 * takes each known branch of a node with the same probability reaches a leaf with some probability;
 * the schedules explored, divided by the sum of their probabilities, are the estimate. That sum is
 * the explored part of the tree. It follows from the paths into the unexplored rest: at each of
 * their nodes, every branch that no path takes is explored as a whole.
 *
 * <p>The estimate is exact where all subtrees of a level are alike, and at the end. Before the end
 * it tends to be too small, since dpor finds new branches as it goes on.
 *
 * <p>All of it is computed in logarithms, since a space may have 10^2795 schedules, and a part of
 * it 10^-2795.
 *
 * @param log10 the decimal logarithm; negative infinity if there is no estimate
 */
public record Estimate(double log10) {
  /** Nothing is known. */
  public static final Estimate NONE = new Estimate(Double.NEGATIVE_INFINITY);

  private static final double MOST_DIGITS = 15;

  static Estimate of(double schedules) {
    return new Estimate(Math.log10(schedules));
  }

  /** Of a tree of which {@code leaves} were seen; {@code paths} lead to what is left. */
  static Estimate of(long leaves, List<TreePath> paths, int bound) {
    if (leaves == 0) {
      return NONE;
    }
    double seen = Math.log10((double) leaves);
    if (paths.isEmpty()) {
      return new Estimate(seen);
    }
    double behind = behind(paths, 0, bound);
    return behind == Double.NEGATIVE_INFINITY ? NONE : new Estimate(seen - behind);
  }

  public boolean isKnown() {
    return log10 != Double.NEGATIVE_INFINITY;
  }

  /** As a number, infinite if it is too large for one, 0 if nothing is known. */
  public double value() {
    return Math.pow(10, log10);
  }

  /** {@code 41,000}, or {@code 2.4e2795}; two digits are all that can be meant. */
  @Override
  public String toString() {
    if (log10 < 3) {
      return String.format(Locale.ROOT, "%,d", Math.round(value()));
    }
    int digits = (int) Math.floor(log10);
    double mantissa = Math.round(Math.pow(10, log10 - digits) * 10) / 10.0;
    return digits < MOST_DIGITS
        ? String.format(Locale.ROOT, "%,.0f", mantissa * Math.pow(10, digits))
        : String.format(Locale.ROOT, "%.1fe%d", mantissa, digits);
  }

  /** Logarithm of the part behind us of the tree below {@code depth}, where all paths meet. */
  private static double behind(List<TreePath> paths, int depth, int bound) {
    double sum = Double.NEGATIVE_INFINITY;
    double weight = 0;
    for (int d = depth; ; d++) {
      Map<Integer, List<TreePath>> ways = new LinkedHashMap<>();
      long taken = 0;
      Node node = null;
      for (TreePath path : paths) {
        if (d < path.size()) {
          node = path.node(d);
          int choice = path.choice(d);
          if (choice != TreePath.NONE) {
            ways.computeIfAbsent(choice, c -> new ArrayList<>()).add(path);
            taken |= 1L << choice;
          }
        }
      }
      if (node == null) {
        return sum; // nothing below was seen
      }
      double branches = node.branches(bound);
      sum = add(sum, weight + Math.log10(Long.bitCount(node.done & ~taken) / branches));
      weight -= Math.log10(branches);
      if (ways.size() != 1) {
        for (List<TreePath> way : ways.values()) {
          sum = add(sum, weight + behind(way, d + 1, bound));
        }
        return sum;
      }
    }
  }

  /** log(a + b) of log a and log b. */
  private static double add(double a, double b) {
    double high = Math.max(a, b);
    return high == Double.NEGATIVE_INFINITY
        ? high
        : high + Math.log10(Math.pow(10, a - high) + Math.pow(10, b - high));
  }
}
