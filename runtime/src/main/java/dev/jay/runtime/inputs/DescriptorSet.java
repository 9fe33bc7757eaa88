package dev.jay.runtime.inputs;

/** Some of the process's open descriptors, as a set of bits; several threads may use it. */
final class DescriptorSet {
  /** Those below are standard input, output and error, which never belong to a set. */
  static final int STANDARD = 3;

  private static final int MOST = 1 << 24;

  private long[] bits = new long[16];

  synchronized void add(int descriptor) {
    if (descriptor < STANDARD || descriptor > MOST) {
      return;
    }
    int word = descriptor >> 6;
    if (word >= bits.length) {
      long[] larger = new long[Math.max(word + 1, 2 * bits.length)];
      System.arraycopy(bits, 0, larger, 0, bits.length);
      bits = larger;
    }
    bits[word] |= 1L << descriptor;
  }

  synchronized boolean contains(int descriptor) {
    int word = descriptor >> 6;
    return descriptor >= STANDARD && word < bits.length && (bits[word] >>> descriptor & 1) != 0;
  }

  /** Whether it was there. */
  synchronized boolean remove(int descriptor) {
    boolean was = contains(descriptor);
    if (was) {
      bits[descriptor >> 6] &= ~(1L << descriptor);
    }
    return was;
  }
}
