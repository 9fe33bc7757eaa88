package dev.jay.programs.numeric;

/**
 * Numbers as multiples of 2^-32: unlike those of doubles, their sums do not depend on the order in
 * which threads add.
 */
public final class FixedPoint {
  private static final double ONE = 1L << 32;

  private FixedPoint() {}

  public static long of(double x) {
    return (long) (x * ONE);
  }

  public static double toDouble(long fixed) {
    return fixed / ONE;
  }
}
