package dev.jay.trace;

/**
 * A 64-bit hash of a schedule: of the sequence of (thread, kind) pairs in the order of the turns.
 * Equal schedules have equal fingerprints; different ones differ but for chance. Each step is a
 * multiplication by an odd constant and a rotation, so that every bit of the past reaches every bit
 * of the hash within a few operations.
 */
public final class Fingerprint {
  /** The fingerprint of the empty schedule. */
  public static final long EMPTY = 0x9E3779B97F4A7C15L;

  private static final long MULTIPLIER = 0xD6E8FEB86659FD93L;

  private Fingerprint() {}

  /** The fingerprint of the schedule {@code before} followed by one operation. */
  public static long next(long before, int thread, int kind) {
    long mixed = (before ^ (((long) thread << 8) | kind)) * MULTIPLIER;
    return mixed ^ (mixed >>> 29);
  }

  /** As printed: sixteen hexadecimal digits. */
  public static String text(long fingerprint) {
    char[] digits = new char[16];
    for (int i = 0; i < 16; i++) {
      digits[i] = Character.forDigit((int) (fingerprint >>> (60 - 4 * i)) & 15, 16);
    }
    return new String(digits);
  }
}
