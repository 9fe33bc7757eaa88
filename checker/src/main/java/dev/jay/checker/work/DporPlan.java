package dev.jay.checker.work;

import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.Estimate;
import dev.jay.checker.search.Frontier;
import dev.jay.checker.search.SubtreeResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A portfolio: {@link Dpor} explores every schedule, in several subtrees at once when there is much
 * to do, and strategies that draw look for failures beside it.
 *
 * <p>A depth-first search changes the end of a schedule long before its beginning. In a space too
 * large to be explored soon, it may not see a failure that many schedules have. So from {@link
 * #ALONE} runs on each round has drawn runs as well: at first as many as dpor's, after {@link
 * #EVEN} runs a few. They count as runs but not as schedules. Where dpor cannot explore all (more
 * strands than it takes, runs that are too long or do not repeat) they go on when it has ended.
 */
public final class DporPlan implements Plan {
  private static final List<String> SAMPLERS = List.of("random", "kinds", "pct", "pos", "surw");
  private static final long ALONE = 16;
  private static final long EVEN = 4_000;
  private static final int FEW = 2;

  private final int bound;
  private final int mostRuns;
  private final Map<String, SamplingPlan> samplers = new LinkedHashMap<>(); // by strategy
  private Frontier frontier;
  private List<Frontier.Branch> round = List.of(); // by task
  private int taken; // tasks of the round whose results are known
  private long restarted; // runs made by then
  private int drawn; // tasks that draw, so far
  private boolean tooManyStrands;
  private boolean diverged;
  private boolean cut;

  public DporPlan(int preemptionBound, long seed, int depth, int mostRuns) {
    this.bound = preemptionBound;
    this.mostRuns = mostRuns;
    this.frontier = new Frontier(preemptionBound);
    for (String strategy : SAMPLERS) {
      samplers.put(strategy, new SamplingPlan(strategy, seed, depth, mostRuns));
    }
  }

  @Override
  public List<? extends CheckTask> next(long runs, long room) {
    long since = runs - restarted;
    round = tooManyStrands ? List.of() : List.copyOf(frontier.branches(since < ALONE ? 1 : WIDTH));
    taken = 0;
    boolean all = round.isEmpty() && !tooManyStrands && !diverged && !cut;
    if (all) {
      return List.of();
    }
    int size = (int) Math.min(mostRuns, Math.max(1, since / 4));
    List<CheckTask> tasks = new ArrayList<>();
    long left = room;
    for (Frontier.Branch branch : round) {
      if (left > 0) {
        int budget = (int) Math.min(left, size);
        left -= budget;
        tasks.add(new CheckTask.Search(branch.path(), branch.base(), budget, bound));
      }
    }
    int draws = round.isEmpty() ? WIDTH : since < ALONE ? 0 : since < EVEN ? round.size() : FEW;
    for (int i = 0; i < draws && left > 0; i++) {
      int count = (int) Math.min(left, size);
      String strategy = SAMPLERS.get(drawn++ % SAMPLERS.size());
      tasks.addAll(sampler(strategy).tasks(runs + room - left, count, count));
      left -= count;
    }
    return tasks;
  }

  private SamplingPlan sampler(String strategy) {
    SamplingPlan sampler = samplers.get(strategy);
    if (sampler == null) {
      throw new IllegalArgumentException(strategy);
    }
    return sampler;
  }

  @Override
  public void take(CheckTask task, TaskResult result) {
    cut |= result.cut() > 0;
    if (task instanceof CheckTask.Draw draw) {
      sampler(draw.strategy()).take(task, result);
    } else if (task instanceof CheckTask.Search) {
      Frontier.Branch branch = round.get(taken++);
      SubtreeResult subtree = result.subtree();
      if (subtree != null) {
        frontier.take(branch, subtree);
        tooManyStrands |= subtree.tooManyStrands;
        diverged |= subtree.diverged;
      }
    }
  }

  @Override
  public boolean counts(CheckTask task) {
    return task instanceof CheckTask.Search || tooManyStrands;
  }

  @Override
  public void restart(long runs) {
    restarted = runs;
    frontier = new Frontier(bound);
    samplers.values().forEach(sampler -> sampler.restart(runs));
  }

  @Override
  public String bound() {
    return bound == Integer.MAX_VALUE ? "" : bound + " preemptions";
  }

  @Override
  public String leftOut() {
    if (tooManyStrands) {
      return "dpor takes 63 threads at most, so schedules were only drawn";
    }
    if (diverged) {
      return "a run did not repeat: something besides threads decides what the program does";
    }
    return "";
  }

  @Override
  public Estimate estimate(long schedules) {
    return tooManyStrands ? Estimate.NONE : frontier.estimate(schedules);
  }
}
