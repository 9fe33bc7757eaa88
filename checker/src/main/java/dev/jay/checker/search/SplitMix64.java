package dev.jay.checker.search;

/**
 * Random numbers of a run: splitmix64 (Steele, Lea, Flood, OOPSLA 2014), seeded by the check's seed
 * and the number of the run. So a run can be drawn without those before it.
 */
final class SplitMix64 {
  private long state;

  /** Begins the sequence of a run. */
  void seed(long seed, long run) {
    state = seed * 0x9E3779B97F4A7C15L + run * 0xD1342543DE82EF95L;
    next();
  }

  long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** Uniform below {@code bound}. */
  int below(int bound) {
    return (int) ((next() >>> 33) * bound >>> 31);
  }

  /** Uniform in [0, 1). */
  double unit() {
    return (next() >>> 11) * 0x1.0p-53;
  }
}
