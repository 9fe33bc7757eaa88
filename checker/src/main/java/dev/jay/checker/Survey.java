package dev.jay.checker;

import java.util.List;

/**
 * A look at the whole space, before a check that explores the part of it which performance hints
 * leave open: how many schedules there are without them, as far as some runs of dpor can tell in a
 * quarter of the time. What fails in these runs is no failure of the check.
 */
final class Survey {
  private static final long RUNS = 400;

  private final Workforce workforce;
  private final CheckOptions options;

  Survey(Workforce workforce, CheckOptions options) {
    this.workforce = workforce;
    this.options = options;
  }

  Estimate estimate() {
    long nanos = options.time().toNanos() / 4;
    long end = System.nanoTime() + nanos;
    Frontier frontier = new Frontier(options.preemptions());
    long runs = 0;
    long schedules = 0;
    for (List<Frontier.Branch> branches = frontier.branches(1);
        !branches.isEmpty() && runs < RUNS && System.nanoTime() < end;
        branches = frontier.branches(1)) {
      Frontier.Branch branch = branches.get(0);
      Task task = new Task.Search(branch.trail, branch.base, 1, options.preemptions());
      Task.Setting setting = new Task.Setting(List.of(), nanos, false);
      Answer answer = workforce.work(List.of(task), () -> setting).get(0);
      frontier.take(branch, answer);
      runs += answer.runs;
      schedules += answer.schedules.length;
    }
    return frontier.estimate(schedules);
  }
}
