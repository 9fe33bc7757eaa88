package dev.jay.programs;

/** An order-sensitive digest (FNV-1a, 64 bits) of what the workers saw; used after they ended. */
public final class Digest {
  private long hash = 0xcbf29ce484222325L;

  public Digest add(long value) {
    for (int shift = 0; shift < 64; shift += 8) {
      hash = (hash ^ (value >>> shift & 0xff)) * 0x100000001b3L;
    }
    return this;
  }

  public Digest add(String text) {
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
    return this;
  }

  @Override
  public String toString() {
    return String.format("%016x", hash);
  }

  /** The digest of rows of numbers. */
  public static String of(int[][] rows) {
    Digest digest = new Digest();
    for (int[] row : rows) {
      for (int value : row) {
        digest.add(value);
      }
    }
    return digest.toString();
  }

  /** The digest of rows of numbers. */
  public static String of(long[][] rows) {
    Digest digest = new Digest();
    for (long[] row : rows) {
      for (long value : row) {
        digest.add(value);
      }
    }
    return digest.toString();
  }
}
