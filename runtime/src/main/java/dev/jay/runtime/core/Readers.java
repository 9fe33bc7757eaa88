package dev.jay.runtime.core;

import java.util.Arrays;

/**
 * Who may read a shared object without a turn, and whether that is worth it: a lease saves a turn
 * at each use, and costs its writer a wait. It is given after some reads at turns without a write
 * in between: twice as many after each lease that was hardly used, half as many after each that
 * was.
 *
 * <p>Only the holder of the turn touches this.
 */
final class Readers {
  private static final int FEWEST = 2;
  private static final int FIRST = 8;
  private static final int MOST = 1 << 16;

  /** A lease that was used so often has paid for its end. */
  private static final int WORTH = 64;

  private static final Lease[] NONE = new Lease[0];

  /** Reads since the last write. */
  private int reads;

  private int readsNeeded = FIRST;
  private Lease[] leases = NONE;
  private int count;

  /** One more read at a turn; true if there have been enough for a lease. */
  boolean areEnough() {
    return ++reads >= readsNeeded;
  }

  /** The object is written. */
  void startAnew() {
    reads = 0;
  }

  /** Nobody is to read it without a turn. */
  void forbid() {
    readsNeeded = Integer.MAX_VALUE;
    reads = 0;
  }

  int count() {
    return count;
  }

  Lease get(int i) {
    return leases[i];
  }

  void add(Lease lease) {
    if (count == leases.length) {
      leases = Arrays.copyOf(leases, Math.max(2, 2 * count));
    }
    leases[count++] = lease;
  }

  void remove(Lease lease) {
    for (int i = 0; i < count; i++) {
      if (leases[i] == lease) {
        leases[i] = leases[--count];
        return;
      }
    }
  }

  /** A lease was taken away after so many uses. */
  void learn(int uses) {
    readsNeeded =
        uses < WORTH ? Math.min(2 * readsNeeded, MOST) : Math.max(readsNeeded / 2, FEWEST);
  }
}
