package dev.jay.runtime.core;

import dev.jay.runtime.forecast.Computations;
import java.util.Arrays;

/**
 * Measures, while a program is tuned, how long a strand computes from each place of its code to its
 * next operation, by the real clock and in trips round loops, which is what a run without hints
 * goes by. A place is that of the outermost call in which the last operation was made and that has
 * returned: what is computed then is the caller's.
 *
 * <p>Only the strand's own thread calls this while it runs.
 */
public final class SiteClock {
  /** Lengths of computations, see {@link Computations}. */
  public static final int LENGTHS = 7;

  private static final int NONE = -1;

  /** By site and length: how often it computed for that long, by the clock, and by trips. */
  private int[] byClock = new int[64 * LENGTHS];

  private int[] byTrips = new int[64 * LENGTHS];

  private int site = NONE;

  /** Since the last operation no call has begun: those that return have made it. */
  private boolean isReturning;

  private long start;
  private long waited;

  /** The strand calls something. */
  public void calls() {
    isReturning = false;
  }

  /** It has come back from a call at that place. */
  public void returns(int place) {
    if (isReturning) {
      start = System.nanoTime();
      site = place;
    }
  }

  /** It has waited for its turn, and has not computed meanwhile. */
  public void waited(long nanos) {
    waited += nanos;
  }

  /** {@code s} makes an operation, or leaves the order. */
  public void stops(Strand s) {
    if (site != NONE) {
      long nanos = System.nanoTime() - start - waited;
      int at = site * LENGTHS;
      if (at >= byClock.length) {
        byClock = Arrays.copyOf(byClock, Math.max(2 * byClock.length, at + LENGTHS));
        byTrips = Arrays.copyOf(byTrips, byClock.length);
      }
      byClock[at + Computations.lengthOf((int) Math.min(nanos, Integer.MAX_VALUE))]++;
      Rounds rounds = s.sphere.rounds;
      byTrips[at + Computations.lengthOf(rounds == null ? 0 : rounds.computed(s))]++;
      site = NONE;
    }
    isReturning = true;
    waited = 0;
  }

  /** How many rounds of the others a computation of that length takes. */
  public static int rounds(int length) {
    return Computations.rounds(length);
  }

  /** Adds what was seen to the counts of all strands, by site and length. */
  public void addTo(int[] clock, int[] trips) {
    for (int i = 0; i < byClock.length && i < clock.length; i++) {
      clock[i] += byClock[i];
      trips[i] += byTrips[i];
    }
  }
}
