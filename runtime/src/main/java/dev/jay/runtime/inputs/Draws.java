package dev.jay.runtime.inputs;

import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/** What one thread has drawn so far that depends on nothing but its own program. */
public final class Draws {
  private static final long SEED = Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomSeed");
  private static final long PROBE = Raw.U.objectFieldOffset(Thread.class, "threadLocalRandomProbe");

  /** Generators that it has seeded. */
  public long seeded;

  /** How often ThreadLocalRandom has been made ready for it. */
  private int localInits;

  /** By which the JDK's pools decide where to look first. */
  private int secondary;

  /** ThreadLocalRandom's state while it is put aside. */
  private long seedAside;

  private int probeAside;

  /** The next of those numbers, for a thread with that number. */
  public int nextSecondary(int id) {
    int next = secondary == 0 ? (id + 1) * 0x9E3779B9 | 1 : secondary;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    secondary = next;
    return next;
  }

  /**
   * ThreadLocalRandom has been made ready for the thread with that number; {@code seeds} is null if
   * its seed is to be the real one.
   */
  public void initLocal(Thread thread, int id, @Nullable SeedSource seeds) {
    int probe = (id + 1 + 0x10001 * localInits++) * 0x9E3779B9;
    Raw.U.putInt(thread, PROBE, probe == 0 ? 1 : probe);
    seedLocal(thread, seeds);
  }

  private static void seedLocal(Thread thread, @Nullable SeedSource seeds) {
    if (seeds != null) {
      Raw.U.putLong(thread, SEED, seeds.ofProbe(Raw.U.getInt(thread, PROBE)));
    }
  }

  /** What the thread draws from here on is to leave no trace in ThreadLocalRandom. */
  public void save(Thread thread) {
    seedAside = Raw.U.getLong(thread, SEED);
    probeAside = Raw.U.getInt(thread, PROBE);
  }

  /** As it was; if it has been made ready since, as it was then. */
  public void restore(Thread thread, @Nullable SeedSource seeds) {
    if (probeAside != 0) {
      Raw.U.putLong(thread, SEED, seedAside);
    } else if (Raw.U.getInt(thread, PROBE) != 0) {
      seedLocal(thread, seeds);
    }
  }
}
