package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.SplitMix;
import java.util.HashMap;

/**
 * Where random numbers begin. Those that a program draws are real, unless a seed was given: then
 * each new generator begins with a value made of that seed, of the thread that makes it and of how
 * many it has made. So it depends on the thread's own program order alone, not on who came first.
 *
 * <p>In an initialiser, and in a thread that is not controlled, the place in the code stands for
 * the thread: which thread runs an initialiser is chance.
 */
public final class SeedSource {
  /** The system's own seeds. */
  public static final SeedSource REAL = new SeedSource(false, 0);

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final boolean fixed;
  private final long seed;

  /** How many numbers each place in the code has drawn; under its own lock. */
  private final HashMap<Long, Integer> places = new HashMap<>();

  private SeedSource(boolean fixed, long seed) {
    this.fixed = fixed;
    this.seed = seed;
  }

  /** All random numbers follow from {@code seed}. */
  public static SeedSource fixed(long seed) {
    return new SeedSource(true, seed);
  }

  /** Whether a seed was given. */
  public boolean isFixed() {
    return fixed;
  }

  public long seed() {
    return seed;
  }

  /** For the thread-local generator of a thread with that probe. */
  public long ofProbe(int probe) {
    return SplitMix.mix(seed + GOLDEN * probe);
  }

  /** For the {@code ordinal}-th generator that the strand with that id makes. */
  public long ofStrand(int id, long ordinal) {
    return SplitMix.mix(seed + GOLDEN * ordinal + SplitMix.mix(id));
  }

  /** For the next generator made at that place of the code. */
  public long ofPlace(long place) {
    synchronized (places) {
      Integer before = places.get(place);
      int count = before == null ? 1 : before + 1;
      places.put(place, count);
      return SplitMix.mix(seed + GOLDEN * count + place);
    }
  }

  /** Bytes that follow from {@code value}. */
  public static void fill(byte[] bytes, long value) {
    long next = value;
    for (int i = 0; i < bytes.length; i++) {
      if (i % 8 == 0) {
        next = SplitMix.mix(next + GOLDEN);
      }
      bytes[i] = (byte) (next >>> 8 * (i % 8));
    }
  }
}
