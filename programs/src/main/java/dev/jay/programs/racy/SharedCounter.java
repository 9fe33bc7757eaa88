package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * Counter in a static field: a thread reads it, computes, and writes one more, so that the updates
 * of others are lost. What varies: the count.
 */
public final class SharedCounter {
  private static int count;

  public static void main(String[] args) {
    Parameters.steps(args, SharedCounter::step);
    Parameters.result(count);
  }

  private static void step(int worker, int step) {
    int seen = count; // race
    Work.units(1);
    count = seen + 1; // race
  }
}
