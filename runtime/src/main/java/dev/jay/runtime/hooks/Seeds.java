package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.SeedSource;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Stacks;

/**
 * Where random numbers begin, see {@link SeedSource}. The numbers by which the JDK's pools decide
 * where to look first are the same in every run.
 */
public final class Seeds {
  private Seeds() {}

  private static SeedSource source() {
    return Spheres.inputsOf(Strands.current()).seeds();
  }

  /** In place of {@code ThreadLocalRandom.nextSecondarySeed} in java.util.concurrent. */
  public static int secondary() {
    Strand s = Strands.current();
    return s == null ? (int) System.nanoTime() | 1 : s.draws.nextSecondary(s.id);
  }

  /** Last in {@code ThreadLocalRandom.localInit}, which began by a global counter and the clock. */
  public static void localInit() {
    Thread thread = Thread.currentThread();
    Strand s = Strands.of(thread);
    if (s == null) {
      return;
    }
    s.draws.initLocal(thread, s.id, s.localSeeds());
  }

  /** In place of the clocks where the JDK makes a seed of them. */
  public static long clock() {
    return source().seed();
  }

  /** In place of {@code Random.seedUniquifier}. */
  public static long unique() {
    Strand s = Strands.controlled();
    return s == null ? drawHere() : s.sphere.inputs.seeds().ofStrand(s.id, ++s.draws.seeded);
  }

  /** In place of the thread's own number, which depends on how many threads the JVM has made. */
  public static long numberOf(Thread thread) {
    Strand s = Strands.of(thread);
    return s == null ? Raw.tid(thread) : s.id;
  }

  /** Random bytes, in place of those that came from the system. */
  public static void fill(byte[] bytes) {
    SeedSource.fill(bytes, unique());
  }

  /** The same place draws the same numbers in every run. */
  private static long drawHere() {
    Regions.pass();
    try {
      return source().ofPlace(Stacks.hash(new Throwable().getStackTrace()));
    } finally {
      Regions.passed();
    }
  }
}
