package dev.jay.bench.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * What a program would have taken under all rules on all numbers of cores, beside the greedy bound
 * there. A run shows what its own schedule led to: which worker took which task, and who had to
 * wait. So there are two runs, one in stretches and one in rounds; each is simulated under rules of
 * its own kind, and the bound is the lower one of the two.
 *
 * @param bound in nanoseconds, by number of cores
 * @param nanos by rules, and by number of cores
 * @param operations in the run in stretches
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
          NOW.withoutLeases(),
          NOW.withoutWeights(),
          NOW.withTrips(1_024),
          NOW.withTrips(16_384),
          NOW.withHints(),
          NOW.withTrips(1_024).withHints());

  /** Those of a program, by its two runs. */
  public static Curves of(String program, Course stretches, Course rounds, Costs costs) {
    Bound bound = Bound.of(stretches, costs);
    Bound other = Bound.of(rounds, costs);
    List<List<Double>> nanos = new ArrayList<>();
    long forced = 0;
    for (Rules rules : RULES) {
      boolean isOfStretches = rules.isFree() ? !isLess(other, bound) : rules.length() > 1;
      Course course = isOfStretches ? stretches : rounds;
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
        CORES.stream().map(cores -> Math.min(bound.on(cores), other.on(cores))).toList(),
        nanos,
        bound.work(),
        stretches.operations(),
        forced);
  }

  /** Whether one bound is lower than another where there are cores enough. */
  private static boolean isLess(Bound one, Bound other) {
    int most = CORES.get(CORES.size() - 1);
    return one.on(most) < other.on(most);
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
