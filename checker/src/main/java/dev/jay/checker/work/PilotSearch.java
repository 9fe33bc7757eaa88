package dev.jay.checker.work;

import dev.jay.checker.search.Estimate;
import dev.jay.checker.search.Frontier;
import dev.jay.checker.search.SubtreeResult;
import java.time.Duration;
import java.util.List;

/**
 * A short search of the whole space, before a check that explores only what performance hints leave
 * open: it estimates how many schedules there are without hints, by some runs of dpor in a quarter
 * of the time. A failure in these runs is no failure of the check.
 */
public final class PilotSearch {
  private static final long RUNS = 400;

  private final TaskExecutor executor;
  private final long nanos;
  private final int preemptions;

  /** {@code time} is that of the whole check. */
  public PilotSearch(TaskExecutor executor, Duration time, int preemptions) {
    this.executor = executor;
    this.nanos = time.toNanos() / 4;
    this.preemptions = preemptions;
  }

  public Estimate estimate() {
    long end = System.nanoTime() + nanos;
    Frontier frontier = new Frontier(preemptions);
    CheckTask.Setting setting = new CheckTask.Setting(List.of(), nanos, false);
    long runs = 0;
    long schedules = 0;
    for (List<Frontier.Branch> branches = frontier.branches(1);
        !branches.isEmpty() && runs < RUNS && System.nanoTime() < end;
        branches = frontier.branches(1)) {
      Frontier.Branch branch = branches.get(0);
      CheckTask task = new CheckTask.Search(branch.path(), branch.base(), 1, preemptions);
      TaskResult result = executor.work(List.of(task), () -> setting).get(0);
      SubtreeResult subtree = result.subtree();
      if (subtree == null) {
        break;
      }
      frontier.take(branch, subtree);
      runs += result.runs();
      schedules += result.schedules().length;
    }
    return frontier.estimate(schedules);
  }
}
