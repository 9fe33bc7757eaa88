package dev.jay.checker;

import java.util.ArrayList;
import java.util.List;

/**
 * Rounds that explore every schedule by {@link Dpor}, in several subtrees at once when there is
 * much to do.
 *
 * <p>Depth first changes the end of a schedule long before its beginning; in a space too large to
 * be explored soon, a failure that many schedules have may stay unseen. So after {@link #BEFORE}
 * runs {@link #SCOUTS} random ones come in between, which count as runs but not as schedules.
 */
final class Exhaustive implements Plan {
  private static final long BEFORE = 200;
  private static final long SCOUTS = 300;
  private static final long BEFORE_SPLIT = 64;

  private final int bound;
  private final int mostRuns;
  private final Sampling scouts;
  private Frontier frontier;
  private List<Frontier.Branch> round = List.of(); // those of the tasks, in their order
  private int taken;
  private long restarted;
  private boolean scouted;
  private boolean tooManyStrands;
  private boolean diverged;

  Exhaustive(int preemptionBound, Sampling scouts, int mostRuns) {
    this.bound = preemptionBound;
    this.scouts = scouts;
    this.mostRuns = mostRuns;
    this.frontier = new Frontier(preemptionBound);
  }

  @Override
  public List<? extends Task> next(long runs, long room) {
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
    List<Task.Search> tasks = new ArrayList<>();
    round = List.copyOf(branches);
    taken = 0;
    long left = room;
    for (Frontier.Branch branch : round) {
      if (left == 0) {
        break;
      }
      int budget = (int) Math.min(left, size);
      left -= budget;
      tasks.add(new Task.Search(branch.trail, branch.base, budget, bound));
    }
    return tasks;
  }

  @Override
  public void take(Task task, Answer answer) {
    if (task instanceof Task.Search) {
      frontier.take(round.get(taken++), answer);
      tooManyStrands |= answer.tooManyStrands;
      diverged |= answer.diverged;
    }
  }

  @Override
  public boolean counts(Task task) {
    return task instanceof Task.Search;
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
