package dev.jay.runtime;

import dev.jay.trace.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * The turn: who has it, how it is waited for, and how it goes on; the half of {@link Scheduler}
 * that every operation runs through.
 *
 * <p>At most one strand has the turn. It is handed to the next strand in the policy's order even
 * while that strand still computes; it finds the turn when it arrives at its next operation. A
 * strand that waits for the turn rests: it touches nothing until it has it. Each hand-over and each
 * operation takes some logical time.
 */
abstract class Turns extends Beat {
  /** A program that only starts threads must not keep the turn for ever. */
  private static final int STARTS_IN_A_ROW = 64;

  private static final long HOLDER = Raw.U.objectFieldOffset(Beat.class, "holder");

  final Policy policy;
  final Timers timers = new Timers();
  private final long tick;
  private final long step;
  final boolean delays;
  final HandOver handOver = new HandOver();
  final @Nullable Stats stats;
  final @Nullable ScheduleLog scheduleLog = ScheduleLog.current();

  final Arrivals arrivals = new Arrivals();

  /** The strand whose rest the holder waits for, see {@link Owners}. */
  volatile @Nullable Strand awaited;

  /** Strands outside the order that do not stand in it; for the holder of the turn only. */
  int dropped;

  Turns(Policy policy, Settings settings) {
    this.policy = policy;
    this.tick = settings.tickNanos;
    this.step = Math.max(1, settings.tickNanos / 100);
    this.delays = settings.delaySeed != 0;
    this.stats = settings.stats ? new Stats() : null;
  }

  /** Ends the waits whose time has come. */
  abstract void fireTimers();

  /** Takes in what has arrived from outside, in the order of arrival. */
  abstract void admit();

  /** A strand that was outside, or was taken out of the order, is to stand in it again. */
  abstract void rejoin(Strand s);

  /**
   * {@code s}, which has the turn again, goes on in the middle of operations: what they are about
   * may belong to somebody else by now.
   */
  abstract void reclaim(Strand s);

  /**
   * Called with the turn when the order is empty. True when somebody can run now; false when the
   * turn was left to the idle thread.
   */
  abstract boolean idle();

  /**
   * Waits until the turn is {@code s}'s and begins an operation. Within an operation it only counts
   * the depth.
   */
  void getTurn(Strand s, int kind) {
    int depth = s.depth;
    if (depth != 0) {
      getTurnNested(s, depth, kind);
      return;
    }
    s.disturb();
    s.depth = 1 + s.own;
    s.claims = s.own != 0;
    s.own = 0;
    s.askedInside = false;
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    begin(s, kind);
  }

  /**
   * The same, for an operation on {@code target}. {@code what} is a kind, with the details that
   * {@link Operation} adds to it where a policy looks at them.
   */
  void getTurn(Strand s, int what, @Nullable Object target) {
    getTurn(s, Operation.kind(what));
  }

  void getTurnNested(Strand s, int depth, int kind) {
    if (depth < 0) {
      Regions.heal(s);
      getTurn(s, kind);
    } else {
      if (s.phase != Strand.TURN) {
        regain(s); // the watchdog took it away in the middle of the region
      }
      s.depth = depth + 1;
    }
  }

  /** Ends an operation; the outermost gives the turn to the next in the order. */
  void putTurn(Strand s) {
    int depth = s.depth;
    if (depth != 1) {
      if (depth < 0) {
        Regions.heal(s);
        putTurn(s);
      } else if (depth > 1) {
        s.targets.end(depth);
        s.depth = depth - 1;
      }
      return;
    }
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    s.targets.end(1);
    end(s);
  }

  /** The outermost operation of {@code s}, which has the turn, ends. */
  void end(Strand s) {
    if (!arrivals.isEmpty()) {
      admit();
    }
    if (goesOnStarting(s) || policy.keeps(s)) {
      s.depth = 0;
    } else {
      s.starts = 0;
      s.leaveTurn(Strand.RUNNING);
      handOver();
    }
    s.disturb();
  }

  /**
   * A strand that has started another one keeps the turn up to its next operation, which may be one
   * more start: threads that are started together begin together, and the second need not wait for
   * what the first computes before its first operation.
   */
  private static boolean goesOnStarting(Strand s) {
    if (!s.hasStarted) {
      return false;
    }
    s.hasStarted = false;
    return ++s.starts < STARTS_IN_A_ROW;
  }

  void begin(Strand s, int kind) {
    operations++;
    fingerprint = Fingerprint.next(fingerprint, s.id, kind);
    s.credit = s.freeLimit;
    Hashes.operation(s, fingerprint);
    if (scheduleLog != null) {
      scheduleLog.operation(s, kind);
    }
    if (stats != null) {
      stats.operation(kind);
    }
    step();
  }

  /** The time that an operation takes. */
  private void step() {
    now += step;
    if (now >= timers.nextDeadline) {
      fireTimers();
    }
  }

  /**
   * {@code s} has made as many operations without a turn as it may in a row: the others are to go
   * on, and those who ask for what belongs to it.
   */
  void pass(Strand s) {
    boolean runsAhead = s.freeLimit == Strand.MOST_FREE;
    s.freeLimit = Math.min(2 * s.freeLimit, Strand.MOST_FREE);
    s.credit = s.freeLimit;
    s.disturb();
    if (runsAhead && Lead.pass(this, s)) {
      return;
    }
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    if (runsAhead) {
      Lead.passedAtTurn(s);
    }
    s.starts = 0;
    if (letsPass(s)) {
      s.leaveTurn(Strand.RUNNING);
      handOver();
    } else if (runsAhead) {
      tick(); // a whole stretch takes as long as a hand-over, at least
    }
  }

  /**
   * What a pass of {@code s}, whose turn it is, does to time and order, whether it is made now or
   * was made ahead. True when the turn goes on; false when there is nobody else.
   */
  private boolean letsPass(Strand s) {
    step();
    if (!arrivals.isEmpty()) {
      admit();
    }
    if (policy.isEmpty()) {
      return false;
    }
    policy.passed(s);
    return true;
  }

  /** {@code s} is as far ahead of its turn as it may be. */
  void awaitRoom(Strand s) {
    s.isAtBrim = true;
    tellRest(s);
    awaitPatiently(s);
    s.isAtBrim = false;
  }

  /** The slow half of getting the turn. */
  void awaitTurn(Strand s) {
    if (s.phase == Strand.OUTSIDE || s.phase == Strand.DROPPED) {
      rejoin(s);
    }
    rest(s);
    awaitPatiently(s);
    s.resting = false;
    if (s.phase == Strand.DROPPED) {
      awaitTurn(s);
    }
  }

  /** The same in the middle of an operation. */
  void regain(Strand s) {
    awaitTurn(s);
    reclaim(s);
  }

  private void awaitPatiently(Strand s) {
    long from = stats == null ? 0 : System.nanoTime();
    handOver.await(s);
    if (stats != null) {
      stats.waited(s, System.nanoTime() - from);
    }
  }

  /** From here until it has the turn, {@code s} touches nothing. */
  private void rest(Strand s) {
    s.resting = true;
    tellRest(s);
  }

  void tellRest(Strand s) {
    if (awaited == s) {
      Strand waiting = holder;
      if (waiting != null) {
        waiting.unpark();
      }
    }
  }

  /** The holder {@code s} waits, with the turn, until {@code owner} rests. */
  void awaitRest(Strand s, Strand owner) {
    if (!owner.rests()) {
      awaited = owner;
      handOver.awaitRest(s, owner);
      awaited = null;
    }
  }

  /**
   * Gives the turn to the next strand that can take it. The caller has the turn and loses it here.
   */
  void handOver() {
    tick();
    for (; ; ) {
      Strand next = policy.next();
      if (next == null) {
        if (!idle()) {
          return;
        }
      } else if (grant(next)) {
        return;
      }
    }
  }

  /** The time that a hand-over takes. */
  private void tick() {
    now += tick;
    handOvers++;
  }

  boolean grant(Strand next) {
    Raw.U.putReferenceRelease(this, HOLDER, next);
    while (!next.movePhase(Strand.RUNNING, Strand.TURN)) {
      if (Lead.takeOff(next)) {
        boolean goesOn = letsPass(next);
        tick();
        if (goesOn) {
          return false;
        }
        continue;
      }
      if (next.movePhase(Strand.OUTSIDE, Strand.DROPPED)) {
        dropped++;
        return false;
      }
    }
    if (next.parked) {
      next.unpark();
    }
    return true;
  }
}
