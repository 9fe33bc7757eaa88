package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * All threads write the same values into one array, the squares, without a lock. Benign: the same
 * value is written. What varies: who writes it; never the result.
 */
public final class SameValue {
  private static final int[] SQUARES = new int[100];

  public static void main(String[] args) {
    Parameters.steps(args, SameValue::step);
    Parameters.result(Digest.of(new int[][] {SQUARES}));
  }

  private static void step(int worker, int step) {
    int i = step % SQUARES.length;
    Work.units(1);
    SQUARES[i] = i * i; // race
  }
}
