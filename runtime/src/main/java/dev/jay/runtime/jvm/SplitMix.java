package dev.jay.runtime.jvm;

/** SplitMix64's finisher: every bit of the result depends on every bit of the argument. */
public final class SplitMix {
  private SplitMix() {}

  public static long mix(long value) {
    long z = value;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
