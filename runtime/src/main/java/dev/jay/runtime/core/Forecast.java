package dev.jay.runtime.core;

/**
 * Whether a worker of ForkJoin computes next. Whoever has begun a task, or has forked one, either
 * forks at once (its part of the work is to be split further) or computes, and only in the second
 * case should the others go on without it: put off for nothing, it would wait for them. Nobody says
 * which. But programs that divide their work do the same things again and again, so the answer is
 * what happened the last time after the same {@link #STEPS} steps (forks and beginnings) of a
 * worker.
 *
 * <p>What was seen of all workers is one table. It is made of the schedule alone, and only the
 * holder of the turn touches it, so it is the same in every run.
 */
final class Forecast {
  private static final int STEPS = 12;

  /** By the steps before, one bit each: whether a fork came next. Made when it is needed. */
  private boolean[] forks = {};

  /** {@code s} has forked: whether it is expected to compute next. */
  boolean forked(RoundRobin.Habits s) {
    return stepped(s, 1);
  }

  /** {@code s} has begun a task: whether it is expected to compute next. */
  boolean begun(RoundRobin.Habits s) {
    return stepped(s, 0);
  }

  /** {@code s} has ended a task: it did not fork. */
  void ended(RoundRobin.Habits s) {
    learn(s, false);
    s.isForeseen = false;
  }

  private boolean stepped(RoundRobin.Habits s, int step) {
    if (forks.length == 0) {
      forks = new boolean[1 << STEPS];
    }
    learn(s, step == 1);
    s.steps = (s.steps << 1 | step) & ((1 << STEPS) - 1);
    s.isForeseen = true;
    return !forks[s.steps];
  }

  private void learn(RoundRobin.Habits s, boolean fork) {
    if (s.isForeseen) {
      forks[s.steps] = fork;
    }
  }
}
