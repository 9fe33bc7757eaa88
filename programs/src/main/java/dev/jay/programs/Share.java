package dev.jay.programs;

/** Contiguous shares of {@code size} items among workers; they differ by one at the most. */
public final class Share {
  private Share() {}

  /** The first item of a worker's. */
  public static int begin(int worker, int workers, int size) {
    return (int) ((long) size * worker / workers);
  }

  /** The first item after a worker's. */
  public static int end(int worker, int workers, int size) {
    return begin(worker + 1, workers, size);
  }
}
