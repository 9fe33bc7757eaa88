package dev.jay.programs;

/** Computing without any synchronization, of a length that depends on the worker and the step. */
public final class Work {
  private static final int UNIT = 4000;

  private Work() {}

  /** Computes for some 5 to 60 microseconds, as worker and step say, the same in every run. */
  public static void uneven(int worker, int step) {
    units(1 + (worker * 7 + step * 13) % 11);
  }

  /** Computes for some 5 microseconds per unit. */
  public static void units(int units) {
    long x = 88172645463325252L + units;
    for (int i = 0; i < units * UNIT; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    if (x == 0) { // never, but the compiler does not know
      throw new AssertionError("xorshift reached zero");
    }
  }
}
