package dev.jay.runtime;

/**
 * How a thread waits for its turn: it spins while a core is free for that, then yields, then parks.
 * Hand-overs are what determinism costs. Measured on two cores: spinning is worth 100 ns against 10
 * us for parking, but a spinner beyond the number of cores costs milliseconds; so at most (cores -
 * 1) threads spin at once. Who waits for its turn only, and not for something to happen, spins
 * longer: the one before it computes a little, or is on its way. Virtual threads park at once:
 * their carrier has better things to do.
 *
 * <p>Where others compute on all cores, a yield gives them a whole slice of time, some
 * milliseconds, while a parked thread gets its core back as soon as it is woken. So a yield that
 * took long forbids yielding, and spinning for longer, for a while, and for twice as long if the
 * next one is slow again.
 */
final class HandOver {
  private static final int SPINS = 300;
  private static final int SPINS_FOR_TURN = 2000;
  private static final int YIELDS = 20;
  private static final int SPINNERS = Runtime.getRuntime().availableProcessors() - 1;
  private static final long SPINNING = Raw.U.objectFieldOffset(HandOver.class, "spinning");

  @SuppressWarnings("unused") // through SPINNING
  private volatile int spinning;

  private static final long SLOW_YIELD_NANOS = 300_000;
  private static final int SHORT_BAN = 128;
  private static final int LONG_BAN = 1 << 14;

  // How many waits go without yielding or a long spin from now on, and how many after the next
  // slow yield: hints, which threads may overwrite for each other.
  private int banned;
  private int ban = SHORT_BAN;

  /** Returns when {@code s} may go on. */
  void await(Strand s) {
    if (s.mayGoOn() || (!s.virtual && (spun(s) || yielded(s)))) {
      return;
    }
    s.parked = true;
    while (!s.mayGoOn()) {
      s.park();
      // A set interrupt flag would make every park return at once.
      if (!s.mayGoOn() && Raw.interruptFlag(s.thread)) {
        s.hiddenInterrupt = true; // before the flag goes: who asks in between sees one of them
        Raw.setInterruptFlag(s.thread, false);
      }
    }
    s.parked = false;
    if (s.hiddenInterrupt) {
      Raw.setInterruptFlag(s.thread, true);
      s.hiddenInterrupt = false;
    }
  }

  /** Returns when {@code other} rests; {@code s} has the turn meanwhile. */
  void awaitRest(Strand s, Strand other) {
    for (int i = 0; i < SPINS + YIELDS; i++) {
      if (other.rests()) {
        return;
      }
      if (i < SPINS && SPINNERS > 0) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
    while (!other.rests()) {
      if (Raw.interruptFlag(s.thread)) {
        Thread.yield(); // no park would wait
      } else {
        s.park();
      }
    }
  }

  private boolean spun(Strand s) {
    if (spinning >= SPINNERS) {
      return false;
    }
    Raw.U.getAndAddInt(this, SPINNING, 1);
    int most = banned == 0 && s.phase != Strand.WAITING ? SPINS_FOR_TURN : SPINS;
    boolean arrived = false;
    for (int i = 0; i < most && !arrived; i++) {
      Thread.onSpinWait();
      arrived = s.mayGoOn();
    }
    Raw.U.getAndAddInt(this, SPINNING, -1);
    return arrived;
  }

  private boolean yielded(Strand s) {
    if (banned > 0) {
      banned--;
      return false;
    }
    long before = System.nanoTime();
    for (int i = 0; i < YIELDS; i++) {
      Thread.yield();
      long after = System.nanoTime();
      if (after - before > SLOW_YIELD_NANOS) {
        banned = ban;
        ban = Math.min(2 * ban, LONG_BAN);
        return s.mayGoOn();
      }
      if (s.mayGoOn()) {
        ban = SHORT_BAN;
        return true;
      }
      before = after;
    }
    return false;
  }
}
