package dev.jay.checker.work;

import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.Estimate;
import dev.jay.checker.search.Frontier;
import dev.jay.checker.search.SubtreeResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Explores every schedule by {@link Dpor}, in several subtrees at once when there is much to do.
 *
 * <p>A depth-first search changes the end of a schedule long before its beginning. In a space too
 * large to be explored soon, it may not see a failure that many schedules have. So after {@link
 * #BEFORE} runs the plan has {@link #SCOUTS} random ones, which count as runs but not as schedules.
 */
public final class DporPlan implements Plan {
  private static final long BEFORE = 200;
  private static final long SCOUTS = 300;
  private static final long BEFORE_SPLIT = 64;

  private final int bound;
  private final int mostRuns;
  private final SamplingPlan scouts;
  private Frontier frontier;
  private List<Frontier.Branch> round = List.of(); // by task
  private int taken; // tasks of the round whose results are known
  private long restarted; // runs made by then
  private boolean scouted;
  private boolean tooManyStrands;
  private boolean diverged;

  public DporPlan(int preemptionBound, SamplingPlan scouts, int mostRuns) {
    this.bound = preemptionBound;
    this.scouts = scouts;
    this.mostRuns = mostRuns;
    this.frontier = new Frontier(preemptionBound);
  }

  @Override
  public List<? extends CheckTask> next(long runs, long room) {
    if (tooManyStrands) {
      return List.of();
    }
    long since = runs - restarted;
    List<Frontier.Branch> branches = frontier.branches(since < BEFORE_SPLIT ? 1 : WIDTH);
    if (!scouted && runs >= BEFORE && !branches.isEmpty()) {
      scouted = true;
      return scouts.tasks(runs, Math.min(room, SCOUTS), mostRuns);
    }
    int size = (int) Math.min(mostRuns, Math.max(1, since / 4));
    List<CheckTask.Search> tasks = new ArrayList<>();
    round = List.copyOf(branches);
    taken = 0;
    long left = room;
    for (Frontier.Branch branch : round) {
      if (left == 0) {
        break;
      }
      int budget = (int) Math.min(left, size);
      left -= budget;
      tasks.add(new CheckTask.Search(branch.path(), branch.base(), budget, bound));
    }
    return tasks;
  }

  @Override
  public void take(CheckTask task, TaskResult result) {
    if (task instanceof CheckTask.Search) {
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
    return task instanceof CheckTask.Search;
  }

  @Override
  public void restart(long runs) {
    restarted = runs;
    frontier = new Frontier(bound);
  }

  @Override
  public String bound() {
    if (tooManyStrands) {
      return "more than 63 threads, which dpor does not take; use random, pct, pos or surw";
    }
    if (diverged) {
      return "a run that did not repeat: something besides threads decides what the program does";
    }
    return bound == Integer.MAX_VALUE ? "" : bound + " preemptions";
  }

  @Override
  public Estimate estimate(long schedules) {
    return frontier.estimate(schedules);
  }
}
