package dev.jay.runtime;

import java.util.HashMap;

/**
 * Where random numbers begin. The numbers by which the JDK's pools decide where to look first are
 * the same in every run. Those that the program draws are real, unless a seed was given: then each
 * new generator begins with a value made of that seed, of the thread that makes it and of how many
 * it has made. So it depends on the thread's own program order alone, not on who came first.
 *
 * <p>In an initialiser, and in a thread that is not controlled, the place in the code stands for
 * the thread: which thread runs an initialiser is chance.
 */
public final class Seeds {
  private static final long THREAD_SEED =
      Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomSeed");
  private static final long THREAD_PROBE =
      Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomProbe");
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final int FRAMES = 12;

  private static boolean given;
  private static long seed;

  /** How many numbers each place in the code has drawn; guarded by Seeds.class. */
  private static final HashMap<Long, Integer> PLACES = new HashMap<>();

  private Seeds() {}

  /** The seed that was asked for; the agent says it before the program begins. */
  public static void give(long number) {
    seed = number;
    given = true;
  }

  /** In place of {@code ThreadLocalRandom.nextSecondarySeed} in java.util.concurrent. */
  public static int secondary() {
    Strand s = Strands.current();
    if (s == null) {
      return (int) System.nanoTime() | 1;
    }
    int next = s.secondarySeed == 0 ? (s.id + 1) * 0x9E3779B9 | 1 : s.secondarySeed;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    s.secondarySeed = next;
    return next;
  }

  /** Last in {@code ThreadLocalRandom.localInit}, which began by a global counter and the clock. */
  public static void localInit() {
    Thread thread = Thread.currentThread();
    Strand s = Strands.of(thread);
    if (s == null) {
      return;
    }
    int probe = (s.id + 1 + 0x10001 * s.localInits++) * 0x9E3779B9;
    Raw.U.putInt(thread, THREAD_PROBE, probe == 0 ? 1 : probe);
    if (given) {
      Raw.U.putLong(thread, THREAD_SEED, mix(seed + GOLDEN * probe));
    }
  }

  /** In place of the clocks where the JDK makes a seed of them. */
  public static long clock() {
    return seed;
  }

  /** In place of {@code Random.seedUniquifier}. */
  public static long unique() {
    Strand s = Strands.controlled();
    return s == null ? drawHere() : mix(seed + GOLDEN * ++s.draws + mix(s.id));
  }

  /** In place of the thread's own number, which depends on how many threads the JVM has made. */
  public static long numberOf(Thread thread) {
    Strand s = Strands.of(thread);
    return s == null ? Raw.tid(thread) : s.id;
  }

  /** Random bytes, in place of those that came from the system. */
  public static void fill(byte[] bytes) {
    long value = unique();
    for (int i = 0; i < bytes.length; i++) {
      if (i % 8 == 0) {
        value = mix(value + GOLDEN);
      }
      bytes[i] = (byte) (value >>> 8 * (i % 8));
    }
  }

  /** The same place draws the same numbers in every run. */
  private static long drawHere() {
    Regions.pass();
    try {
      long place = 0;
      StackTraceElement[] frames = new Throwable().getStackTrace();
      for (int i = 0; i < frames.length && i < FRAMES; i++) {
        place = mix(place + frames[i].toString().hashCode());
      }
      synchronized (Seeds.class) {
        Integer before = PLACES.get(place);
        int count = before == null ? 1 : before + 1;
        PLACES.put(place, count);
        return mix(seed + GOLDEN * count + place);
      }
    } finally {
      Regions.passed();
    }
  }

  /** SplitMix64's finisher. */
  static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
