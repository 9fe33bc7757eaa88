package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;

/**
 * How a thread waits: it looks again and again while a core is free for that, else it yields, and
 * then it parks. Hand-overs are what determinism costs. On two cores who looks goes on after 100
 * ns, who is parked after 5 to 40 us, and the woken thread may find itself on the core of the one
 * who woke it.
 *
 * <p>A core is free for a thread that looks if those that look and those that run are no more than
 * the cores; who waits only for its turn goes before who waits for something to happen. All that is
 * counted here are hints: they decide how threads wait, never who is next.
 *
 * <p>The operating system may have put a thread that computes on the same core all the same, so who
 * looks yields now and then. Where other programs compute on all cores, a yield gives them a whole
 * slice of time, some milliseconds, while a parked thread gets its core back as soon as it is
 * woken. So a yield that took long forbids yielding, and looking for longer, for some waits, and
 * for twice as many if the next one is slow again. Virtual threads park at once: their carrier has
 * better things to do.
 */
final class HandOver {
  /** From one yield to the next, 2 us. */
  private static final int PAUSES = 64;

  /** With yields in between: some times what it costs to be woken. */
  private static final int LOOKS = 128;

  private static final int HASTY_LOOKS = 5;
  private static final int YIELDS = 20;
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  private static final long SLOW_YIELD_NANOS = 1_000_000;
  private static final int SHORT_BAN = 16;
  private static final int LONG_BAN = 1 << 14;

  // What one thread adds to those aside.
  private static final long WAITS = 1;
  private static final long LOOKS_FOR_TURN = 1L << 32;
  private static final long LOOKS_FOR_EVENT = 1L << 48;

  private static final long ASIDE = Raw.U.objectFieldOffset(HandOver.class, "aside");

  /**
   * How many threads wait, and how many of them look, for their turn and for something else;
   * changed by {@link #add}.
   */
  private volatile long aside;

  // How many waits go without yielding from now on, and how many after the next slow yield; threads
  // may overwrite them for each other.
  private int banned;
  private int ban = SHORT_BAN;

  /** Returns when {@code s} may go on. */
  void await(Strand s) {
    if (!s.mayGoOn()) {
      add(WAITS);
      if (s.virtual || !(looked(s) || yielded(s))) {
        park(s);
      }
      add(-WAITS);
    }
  }

  private static void park(Strand s) {
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
    int pauses = CORES > 1 ? HASTY_LOOKS * PAUSES : 0;
    for (int i = 0; i < pauses + YIELDS; i++) {
      if (other.rests()) {
        return;
      }
      if (i < pauses) {
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

  private boolean looked(Strand s) {
    long one = s.phase == Strand.WAITING ? LOOKS_FOR_EVENT : LOOKS_FOR_TURN;
    if (!hasCore(s, one, 1)) {
      return false;
    }
    add(one);
    boolean mayGoOn = looks(s, one);
    add(-one);
    return mayGoOn;
  }

  private boolean looks(Strand s, long one) {
    boolean hasty = banned > 0;
    for (int i = hasty ? HASTY_LOOKS : LOOKS; i > 0 && hasCore(s, one, 0); i--) {
      if (pauses(s)) {
        return true;
      }
      if (!hasty && yieldsOnce(s)) {
        return s.mayGoOn();
      }
    }
    return false;
  }

  private static boolean pauses(Strand s) {
    for (int i = 0; i < PAUSES; i++) {
      Thread.onSpinWait();
      if (s.mayGoOn()) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a core for {@code more} threads that look, beside those that do. */
  private boolean hasCore(Strand s, long one, int more) {
    long now = aside;
    int looking = (int) (now >>> 32) & 0xFFFF;
    if (one == LOOKS_FOR_EVENT) {
      looking += (int) (now >>> 48);
    }
    int running = s.sphere.live - s.scheduler.outside.dropped - (int) now;
    return Math.max(1, running) + looking + more <= CORES;
  }

  private boolean yielded(Strand s) {
    if (banned > 0) {
      banned--;
      return false;
    }
    for (int i = 0; i < YIELDS; i++) {
      if (yieldsOnce(s)) {
        return s.mayGoOn();
      }
    }
    return false;
  }

  /** True when that is enough: {@code s} may go on, or others want the core. */
  private boolean yieldsOnce(Strand s) {
    long before = System.nanoTime();
    Thread.yield();
    if (System.nanoTime() - before > SLOW_YIELD_NANOS) {
      banned = ban;
      ban = Math.min(2 * ban, LONG_BAN);
      return true;
    }
    if (s.mayGoOn()) {
      ban = Math.max(ban / 2, SHORT_BAN);
      return true;
    }
    return false;
  }

  private void add(long what) {
    Raw.U.getAndAddLong(this, ASIDE, what);
  }
}
