package dev.jay.runtime.record;

import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.TraceCode;

/**
 * Locks that are held for the length of one access to memory, so that what is written down of
 * racing accesses is the order in which they were really made. An object's lock is that of its
 * stripe; a stamp counts the accesses made under it. Lock and stamp lie in a cache line of their
 * own.
 *
 * <p>An access that throws leaves its lock to be given up at the strand's next access or unit; who
 * needs it before that takes it over after a while.
 */
final class Stripes {
  private static final int SPINS = 300;

  /** Longer than a loaded machine keeps a thread from running: it may hold the lock meanwhile. */
  private static final long PATIENCE_NANOS = 200_000_000;

  private static final boolean SPINNING = Runtime.getRuntime().availableProcessors() > 1;
  private static final long OWNER = Raw.U.objectFieldOffset(Stripe.class, "owner");

  private final Stripe[] stripes = new Stripe[TraceCode.STRIPES];

  Stripes() {
    for (int i = 0; i < stripes.length; i++) {
      stripes[i] = new Stripe();
    }
  }

  /** Lock and stamp, and what keeps the next ones out of their cache line. */
  private static final class Stripe {
    volatile int owner; // 0 for nobody
    int stamp;
    int last; // who asked last whether others were there

    @SuppressWarnings("unused")
    private long a, b, c, d, e, f;
  }

  /** {@code me} is not 0; false if the strand holds it already. */
  boolean lock(int stripe, int me) {
    Stripe own = stripes[stripe];
    if (Raw.U.compareAndSetInt(own, OWNER, 0, me)) {
      return true;
    }
    return own.owner != me && lockSlow(own, me);
  }

  private static boolean lockSlow(Stripe stripe, int me) {
    long until = 0;
    for (int i = 0; ; i++) {
      int owner = stripe.owner;
      if (owner == 0 && Raw.U.compareAndSetInt(stripe, OWNER, 0, me)) {
        return true;
      }
      if (SPINNING && i < SPINS) {
        Thread.onSpinWait();
        continue;
      }
      long now = System.nanoTime();
      if (until == 0) {
        until = now + PATIENCE_NANOS;
      } else if (now > until && Raw.U.compareAndSetInt(stripe, OWNER, owner, me)) {
        return true;
      }
      Raw.parkNanos(1_000);
    }
  }

  /** The next stamp; the caller has the lock. */
  int stamp(int stripe) {
    return stripes[stripe].stamp++;
  }

  /** Whether somebody else has used it since {@code me} did; the caller has the lock. */
  boolean comesFromAnother(int stripe, int me) {
    Stripe own = stripes[stripe];
    int last = own.last;
    own.last = me;
    return last != me && last != 0;
  }

  void unlock(int stripe, int me) {
    Stripe own = stripes[stripe];
    if (own.owner == me) {
      Raw.U.putIntRelease(own, OWNER, 0);
    }
  }
}
