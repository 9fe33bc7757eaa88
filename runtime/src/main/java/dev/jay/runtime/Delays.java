package dev.jay.runtime;

/**
 * The disturbance behind {@code --delays}: now and then a thread pauses before or after an
 * operation, by yielding, by spinning or by sleeping up to a millisecond. The schedule must not
 * depend on it. A thread that makes very many operations is disturbed more rarely, so that its
 * program still ends.
 */
final class Delays {
  private static final long SEED = Settings.get().delaySeed;

  private static final int DENSE = 2000;

  private Delays() {}

  static void pause(Strand s) {
    long x = s.delayState;
    if (x == 0) {
      x = (SEED + 1) * 0x9E3779B97F4A7C15L + s.id * 0xBF58476D1CE4E5B9L | 1;
    }
    x ^= x << 13;
    x ^= x >>> 7;
    x ^= x << 17;
    s.delayState = x;
    int dice = (int) (x >>> 40) & (++s.delayChances < DENSE ? 63 : 1023);
    if (dice >= 8) {
      return;
    }
    if (dice < 3) {
      Hashes.pass(s); // a virtual thread may come back on another carrier
      Thread.yield();
      Hashes.passed(s);
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
