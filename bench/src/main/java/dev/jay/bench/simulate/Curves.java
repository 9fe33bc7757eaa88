package dev.jay.bench.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * What a program would have taken under all rules on all numbers of cores, relative to the greedy
 * bound there.
 *
 * @param bound in nanoseconds, by number of cores
 * @param nanos by rules, and by number of cores
 * @param operations in the run that was written down
 * @param forced how many waits at most were ended since everybody waited
 */
public record Curves(
    String program,
    List<Double> bound,
    List<List<Double>> nanos,
    double work,
    long operations,
    long forced) {
  /** The numbers of cores. */
  public static final List<Integer> CORES = List.of(1, 2, 4, 8, 16, 32, 64);

  private static final Rules NOW = Rules.stretches(256);

  /** The rules, as tables and curves show them. */
  public static final List<Rules> RULES =
      List.of(
          Rules.FREE,
          Rules.ROUNDS,
          Rules.stretches(16),
          Rules.stretches(64),
          NOW,
          Rules.stretches(1024),
          NOW.without("leases"),
          NOW.without("weights"),
          NOW.withHints());

  /** Those of a run. */
  public static Curves of(String program, Course course, Costs costs) {
    Bound bound = Bound.of(course, costs);
    List<List<Double>> nanos = new ArrayList<>();
    long forced = 0;
    for (Rules rules : RULES) {
      List<Double> curve = new ArrayList<>();
      Simulation.Outcome outcome = Simulation.of(course, rules, costs, CORES.get(0));
      for (int i = 0; i < CORES.size(); i++) {
        if (i > 0 && outcome.busy() > CORES.get(i - 1)) {
          outcome = Simulation.of(course, rules, costs, CORES.get(i));
        }
        curve.add(outcome.nanos());
        forced = Math.max(forced, outcome.forced());
      }
      nanos.add(curve);
    }
    return new Curves(
        program,
        CORES.stream().map(bound::on).toList(),
        nanos,
        bound.work(),
        course.operations(),
        forced);
  }

  /** The time under those rules on so many cores, both by their places, relative to the bound. */
  public double relative(int rules, int cores) {
    return nanos.get(rules).get(cores) / bound.get(cores);
  }

  /** The geometric mean of that over some programs. */
  public static double mean(List<Curves> all, int rules, int cores) {
    double logs = 0;
    for (Curves curves : all) {
      logs += Math.log(curves.relative(rules, cores));
    }
    return Math.exp(logs / all.size());
  }
}
