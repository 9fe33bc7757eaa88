package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A sum of doubles, and a long beside it, which may be torn on a machine of 32 bits: what one
 * thread adds another overwrites. What varies: both sums.
 */
public final class DoubleSum {
  private static double sum;
  private static long squares;

  public static void main(String[] args) {
    Parameters.steps(args, DoubleSum::step);
    Parameters.result(Double.doubleToLongBits(sum) ^ squares << 40);
  }

  private static void step(int worker, int step) {
    double seen = sum; // race
    Work.units(1);
    sum = seen + 1.0 / (worker + step + 1); // race
    squares += (long) step * step; // race
  }
}
