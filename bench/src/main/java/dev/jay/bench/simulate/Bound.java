package dev.jay.bench.simulate;

import dev.jay.bench.simulate.Script.Effect;
import java.util.HashMap;
import java.util.Map;

/**
 * The greedy bound: no schedule of the same steps takes less. It is the longest of three: what is
 * computed, shared out among the cores; the longest chain of steps, each of which needs the one
 * before it (in the same strand, or a start, or the end of a wait); and the lock that is held for
 * longest, since it has one owner at a time. Costs of Jay's are not in it.
 */
public final class Bound {
  private final double work;
  private final double chain;
  private final double lock;

  private Bound(double work, double chain, double lock) {
    this.work = work;
    this.chain = chain;
    this.lock = lock;
  }

  /** That of a run, in which dependences go from earlier steps to later ones. */
  public static Bound of(Course course, Costs costs) {
    int strands = course.strands();
    int[] at = new int[strands];
    double[] end = new double[strands]; // of the strand's last step
    double[] worked = new double[strands];
    double[][] posted = new double[strands][]; // when the wait of a step can be over
    for (int i = 0; i < strands; i++) {
      posted[i] = new double[course.script(i).size + 1];
    }
    LockTimes locks = new LockTimes();
    double work = 0;
    double chain = 0;
    for (int place = 0; place < course.steps(); place++) {
      int strand = course.strandOf(place);
      Script script = course.script(strand);
      int step = at[strand]++;
      boolean isWithin = step > 0 && isWithin(script.end[step - 1]);
      double computed = isWithin ? 0 : costs.own(script.computed[step]);
      double body = costs.own(script.body[step]);
      double sleep = step > 0 && script.end[step - 1] == Script.SLEEPS ? script.sleep[step - 1] : 0;
      double begin = Math.max(end[strand], posted[strand][step]);
      double idle = isWithin ? 0 : script.idle[step];
      end[strand] = begin + sleep + idle + computed + body;
      worked[strand] += computed + body;
      work += computed + body;
      chain = Math.max(chain, end[strand]);
      locks.step(script, step, strand, worked[strand]);
      for (int i = script.effectsFrom[step]; i < script.effectsTo(step); i++) {
        int other = script.effectOn[i];
        int wakes = script.effect[i] == Effect.STARTS ? 0 : script.effectStep[i] + 1;
        if (script.effect[i] != Effect.ASKS && wakes < posted[other].length) {
          posted[other][wakes] = Math.max(posted[other][wakes], end[strand]);
        }
      }
    }
    return new Bound(work, chain, locks.longest());
  }

  /** The step behind such an end is the same operation, and nothing is computed before it. */
  private static boolean isWithin(int end) {
    return end == Script.WAITS || end == Script.SLEEPS || end == Script.GOES_ON;
  }

  /** In nanoseconds. */
  public double on(int cores) {
    return Math.max(work / cores, Math.max(chain, lock));
  }

  /** How much there is to compute, in nanoseconds. */
  public double work() {
    return work;
  }

  /** For how long each lock is held. */
  private static final class LockTimes {
    private final Map<Integer, double[]> locks = new HashMap<>(); // owner, count, since when, sum

    void step(Script script, int step, int strand, double worked) {
      int target = script.target[step];
      if (script.is(step, Script.ACQUIRES)) {
        double[] lock = locks.computeIfAbsent(target, t -> new double[] {-1, 0, 0, 0});
        if (lock[0] != strand) {
          lock[0] = strand;
          lock[1] = 0;
          lock[2] = worked;
        }
        lock[1]++;
      } else if (script.is(step, Script.RELEASES) || isWithin(script.end[step])) {
        double[] lock = locks.get(target);
        if (lock != null && lock[0] == strand) {
          lock[1] -= script.is(step, Script.RELEASES) ? 1 : lock[1];
          if (lock[1] <= 0) {
            lock[3] += worked - lock[2];
            lock[0] = -1;
          }
        }
      }
    }

    double longest() {
      return locks.values().stream().mapToDouble(lock -> lock[3]).max().orElse(0);
    }
  }
}
