package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import org.jspecify.annotations.Nullable;

/**
 * The disturbance behind {@code --delays}, for one strand: now and then it pauses before or after
 * an operation, by yielding, by spinning or by sleeping up to a millisecond. The schedule must not
 * depend on it. A strand that makes very many operations is disturbed more rarely, so that its
 * program still ends.
 */
final class Delays {
  private static final int DENSE = 2000;

  private long state;
  private int chances;

  private Delays(long seed, int id) {
    state = (seed + 1) * 0x9E3779B97F4A7C15L + id * 0xBF58476D1CE4E5B9L | 1;
  }

  /** The delays of a strand with that id, or null where there are to be none. */
  static @Nullable Delays of(Settings settings, int id) {
    return settings.delaySeed == 0 ? null : new Delays(settings.delaySeed, id);
  }

  void pause(Strand s) {
    long x = state;
    x ^= x << 13;
    x ^= x >>> 7;
    x ^= x << 17;
    state = x;
    int dice = (int) (x >>> 40) & (++chances < DENSE ? 63 : 1023);
    if (dice >= 8) {
      return;
    }
    if (dice < 3) {
      s.saveHashes(); // a virtual thread may come back on another carrier
      Thread.yield();
      s.restoreHashes();
    } else if (dice < 7) {
      long until = System.nanoTime() + ((x >>> 20) & 0x7FFF);
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
    } else {
      Raw.parkNanos((x >>> 20) & 0xF_FFFF);
    }
  }
}
