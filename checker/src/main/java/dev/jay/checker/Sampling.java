package dev.jay.checker;

import java.util.ArrayList;
import java.util.List;

/** Rounds of runs that are drawn. The first ones are small, so that races are soon known. */
final class Sampling implements Plan {
  private final String strategy;
  private final long seed;
  private final int depth;
  private final int mostRuns;
  private long restarted;
  private int[] learned = {};

  Sampling(String strategy, long seed, int depth, int mostRuns) {
    this.strategy = strategy;
    this.seed = seed;
    this.depth = depth;
    this.mostRuns = mostRuns;
  }

  @Override
  public List<Task.Draw> next(long runs, long room) {
    long since = runs - restarted;
    long size = Math.min(mostRuns, Math.max(1, since / WIDTH));
    return tasks(runs, Math.min(room, since < WIDTH ? 1 : WIDTH * size), size);
  }

  /** Runs from {@code from} on, in tasks of {@code size}. */
  List<Task.Draw> tasks(long from, long runs, long size) {
    List<Task.Draw> tasks = new ArrayList<>();
    for (long done = 0; done < runs; done += size) {
      int count = (int) Math.min(size, runs - done);
      tasks.add(new Task.Draw(strategy, seed, depth, from + done, count, learned));
    }
    return tasks;
  }

  @Override
  public void take(Task task, Answer answer) {
    learned = answer.learned;
  }

  @Override
  public void restart(long runs) {
    restarted = runs;
    learned = new int[0];
  }
}
