package dev.jay.runtime.explore;

import dev.jay.trace.Operation;

/**
 * Sees which strands of an explored run only look, again and again, at what nobody has changed, or
 * yield: they let the others go first, so that spinning comes to an end in every schedule.
 */
final class Spinning {
  private static final int FRUITLESS_LOOKS = 3;
  private static final int FRUITLESS_OPERATIONS = 60;

  private final Exploration run;

  Spinning(Exploration run) {
    this.run = run;
  }

  /** The strand has touched a location. */
  void watch(ExploredStrand c, int location, int access) {
    if (run.log.lastWrite(location) > c.fruitful) {
      c.fruitful(run.log.size() - 1);
    } else if (Operation.looks(access)) {
      if (c.hasSeen(location)) {
        fruitless(c, FRUITLESS_LOOKS);
      }
    } else {
      fruitless(c, FRUITLESS_OPERATIONS);
    }
  }

  /** The strand yields or sleeps. */
  void paused(ExploredStrand c) {
    fruitless(c, FRUITLESS_LOOKS - 1);
  }

  private void fruitless(ExploredStrand c, int limit) {
    if (++c.fruitless >= limit) {
      c.yieldedAt = run.log.size() - 1;
    }
  }

  /**
   * Leaves out of the enabled strands those that have yielded since another one of them ran last,
   * {@code oldest}; how many are left.
   */
  int withoutYielded(int[] enabled, int all, int oldest) {
    int n = 0;
    for (int i = 0; i < all; i++) {
      ExploredStrand c = run.strand(enabled[i]);
      if (c.yieldedAt <= oldest) {
        c.yieldedAt = -1;
      }
      if (c.yieldedAt < 0) {
        enabled[n++] = enabled[i];
      }
    }
    return n;
  }
}
