package dev.jay.checker.work;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs that a strategy draws, each by its number. The first rounds are small, so that races are
 * known soon.
 */
public final class SamplingPlan implements Plan {
  private final String strategy;
  private final long seed;
  private final int depth;
  private final int mostRuns;
  private long restarted; // runs made by then
  private int[] learned = {};

  public SamplingPlan(String strategy, long seed, int depth, int mostRuns) {
    this.strategy = strategy;
    this.seed = seed;
    this.depth = depth;
    this.mostRuns = mostRuns;
  }

  @Override
  public List<CheckTask.Draw> next(long runs, long room) {
    long since = runs - restarted;
    long size = Math.min(mostRuns, Math.max(1, since / WIDTH));
    return tasks(runs, Math.min(room, since < WIDTH ? 1 : WIDTH * size), size);
  }

  /** Runs from {@code from} on, in tasks of {@code size}. */
  List<CheckTask.Draw> tasks(long from, long runs, long size) {
    List<CheckTask.Draw> tasks = new ArrayList<>();
    for (long done = 0; done < runs; done += size) {
      int count = (int) Math.min(size, runs - done);
      tasks.add(new CheckTask.Draw(strategy, seed, depth, from + done, count, learned));
    }
    return tasks;
  }

  @Override
  public void take(CheckTask task, TaskResult result) {
    learned = result.learned();
  }

  @Override
  public void restart(long runs) {
    restarted = runs;
    learned = new int[0];
  }
}
