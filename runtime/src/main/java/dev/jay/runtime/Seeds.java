package dev.jay.runtime;

/** Random numbers by which the JDK's pools decide where to look first: the same in every run. */
public final class Seeds {
  private Seeds() {}

  /** In place of {@code ThreadLocalRandom.nextSecondarySeed} in java.util.concurrent. */
  public static int secondary() {
    Strand s = Strands.current();
    if (s == null) {
      return (int) System.nanoTime() | 1;
    }
    int seed = s.secondarySeed == 0 ? (s.id + 1) * 0x9E3779B9 | 1 : s.secondarySeed;
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    s.secondarySeed = seed;
    return seed;
  }
}
