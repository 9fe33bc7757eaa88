package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * Elements of one array, which all threads increment, each in an order of its own. What varies: the
 * counts of the buckets.
 */
public final class Histogram {
  private static final int[] BUCKETS = new int[8];

  public static void main(String[] args) {
    Parameters.steps(args, Histogram::step);
    Parameters.result(Digest.of(new int[][] {BUCKETS}));
  }

  private static void step(int worker, int step) {
    int bucket = (worker + step * step) % BUCKETS.length;
    int seen = BUCKETS[bucket]; // race
    Work.units(1);
    BUCKETS[bucket] = seen + 1; // race
  }
}
