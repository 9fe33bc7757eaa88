package dev.jay.runtime.explore;

import dev.jay.runtime.core.Strand;
import dev.jay.trace.Operation;
import java.util.Arrays;

/**
 * Sees which strands of an explored run only look, again and again, at what nobody has changed, or
 * yield: they let the others go first, so that spinning comes to an end in every schedule.
 *
 * <p>Code without a loop may look at the same thing often, too. So a strand that only looks spins
 * when it comes to look from where it has looked before, by its stack.
 */
final class Spinning {
  private static final int FRUITLESS_LOOKS = 3;
  private static final int FRUITLESS_OPERATIONS = 60;
  private static final int PAUSES = 20;

  private final Exploration run;

  Spinning(Exploration run) {
    this.run = run;
  }

  /** The strand has touched a location. */
  void watch(ExploredStrand c, int location, int access) {
    int last = run.log.lastWrite(location);
    if (last > c.pausedSince && run.log.strand(last) != c.strand.id) {
      c.pauses = 0; // somebody else has changed what it looks at
    }
    if (run.log.lastWrite(location) > c.fruitful) {
      c.fruitful(run.log.size() - 1);
    } else if (Operation.looks(access)) {
      if (c.hasSeen(location) && ++c.fruitless >= FRUITLESS_LOOKS && goesRound(c)) {
        yields(c);
      }
    } else if (++c.fruitless >= FRUITLESS_OPERATIONS) {
      yields(c);
    }
  }

  /**
   * The strand yields or sleeps. One that does so again and again, while it changes things but sees
   * no change by others, waits for them too.
   */
  void paused(ExploredStrand c) {
    if (c.pauses++ == 0) {
      c.pausedSince = run.log.size() - 1;
    }
    if (++c.fruitless >= FRUITLESS_LOOKS - 1 || c.pauses >= PAUSES) {
      yields(c);
    }
  }

  private void yields(ExploredStrand c) {
    c.yieldedAt = run.log.size() - 1;
  }

  /** Whether the running strand has stood here since the last event that was not fruitless. */
  private static boolean goesRound(ExploredStrand c) {
    if (c.stoodCount == c.stood.length) {
      return true;
    }
    Strand s = c.strand;
    s.mode++;
    int here = Arrays.hashCode(new Throwable().getStackTrace());
    s.mode--;
    for (int i = 0; i < c.stoodCount; i++) {
      if (c.stood[i] == here) {
        c.stoodCount = c.stood.length; // it is known from here on
        return true;
      }
    }
    c.stood[c.stoodCount++] = here;
    return false;
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
