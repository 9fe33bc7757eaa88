package dev.jay.runtime.inputs;

/** What one thread has drawn from the sources of random numbers; only itself touches it. */
public final class Draws {
  /** Generators that it has seeded. */
  public long seeded;

  /** How often ThreadLocalRandom has been made ready for it. */
  public int localInits;

  /** By which the JDK's pools decide where to look first. */
  private int secondary;

  /** The next of those numbers, for a thread with that number. */
  public int nextSecondary(int id) {
    int next = secondary == 0 ? (id + 1) * 0x9E3779B9 | 1 : secondary;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    secondary = next;
    return next;
  }
}
