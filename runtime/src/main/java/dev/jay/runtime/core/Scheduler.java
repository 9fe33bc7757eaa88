package dev.jay.runtime.core;

import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import jdk.internal.vm.annotation.DontInline;
import org.jspecify.annotations.Nullable;

/**
 * The narrow waist: PARROT's primitives (Table 1), on which every operation is written once.
 *
 * <p>At most one strand has the turn, and only the holder of the turn touches the order, the wait
 * queues, the timers and the counters, so none of them needs a lock. The turn is handed to the
 * strand that the {@link Policy} names even while that strand still computes; it finds the turn
 * when it arrives at its next operation. A strand that waits for the turn rests: it touches nothing
 * until it has it. Nothing but the policy decides who is next, so under a policy that does not look
 * at arrivals the schedule does not depend on timing.
 *
 * <p>Time is logical: {@link #now} grows by a tick for each hand-over of the turn and by a
 * hundredth of it for each operation, which is what they cost in reality, to an order of magnitude.
 * When nobody can run, time jumps to the next deadline; only if something outside may still happen
 * does it flow at the pace of the real clock.
 */
public final class Scheduler extends TurnLine {
  public static final long FOREVER = Long.MAX_VALUE;

  /** The sign bit of a strand's depth: an access that has begun and not ended. */
  private static final int OPEN = 1 << 31;

  private static final long HOLDER = Raw.U.objectFieldOffset(TurnLine.class, "holder");

  public final Timers timers = new Timers();

  /** Who and what is outside the order, and comes back. */
  public final Outside outside;

  /** The strand whose rest the holder waits for, see {@link Owners}. */
  volatile @Nullable Strand awaited;

  final Sphere sphere;
  private final Policy policy;
  private final Observer observer;
  private final Supervisor supervisor;
  private final HandOver handOver = new HandOver();
  private final long tick;
  private final long step;
  private final Policy.@Nullable FirstCome firstCome;
  private final boolean decidesAtArrivals;
  private final boolean observesNested;
  private final boolean timesWaits;
  private final boolean observesEnds;

  Scheduler(Sphere sphere) {
    this.sphere = sphere;
    this.policy = sphere.policy;
    this.observer = sphere.observer;
    this.supervisor = sphere.supervisor;
    this.tick = sphere.settings.tickNanos;
    this.step = tick == 0 ? 0 : Math.max(1, tick / 100);
    this.firstCome = policy.firstCome();
    this.decidesAtArrivals = policy.decidesAtArrivals();
    this.observesNested = observer.observesNested();
    this.timesWaits = observer.timesWaits();
    this.observesEnds = observer.observesEnds();
    this.outside = new Outside(sphere, this);
  }

  // ---- Operations

  /**
   * Waits until the turn is {@code s}'s and begins an operation. Within an operation it only counts
   * the depth.
   *
   * @param what a kind, with the details that {@link Operation} adds to it where a policy looks at
   *     them
   * @param target the object that it is about; null if it is about {@code s} itself, or about none
   */
  public void getTurn(Strand s, int what, @Nullable Object target) {
    getTurn(s, what, target, Operation.WHOLE);
  }

  /**
   * The same, for an operation on a part of {@code target}: a field, by its number in {@link
   * Sites}.
   */
  @DontInline
  public void getTurn(Strand s, int what, @Nullable Object target, int part) {
    int depth = s.depth;
    if (depth != 0) {
      getTurnNested(s, depth, what, target, part);
      return;
    }
    s.disturb();
    s.depth = 1 + s.own;
    s.claims = s.own != 0;
    s.own = 0;
    s.askedInside = false;
    if (decidesAtArrivals) {
      policy.arrives(s, what, target, part);
    }
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    operation(s, what, target, part);
  }

  /**
   * The short way for {@code s}, which may have kept the turn, to begin an operation on {@code o},
   * if that is known to be shared: what {@link #getTurn} and {@link Sphere#use} would do. False if
   * it is not so simple.
   */
  @DontInline
  public boolean getKeptTurn(Strand s, int what, Object o) {
    if (s.phase != Strand.TURN || (s.depth | s.own) != 0 || decidesAtArrivals) {
      return false;
    }
    Ownership d = sphere.owners.toUseWithTurn(s, what, o);
    if (d == null) {
      return false;
    }
    s.disturb();
    s.depth = 1;
    s.askedInside = false;
    operation(s, what, o, Operation.WHOLE);
    sphere.owners.useWithTurn(s, what, o, d);
    return true;
  }

  @DontInline
  private void getTurnNested(Strand s, int depth, int what, @Nullable Object target, int part) {
    if (depth < 0) {
      endAccess(s);
      getTurn(s, what, target, part);
      return;
    }
    if (s.phase != Strand.TURN) {
      regain(s); // the watchdog took it away in the middle of the region
    }
    s.depth = depth + 1;
    if (observesNested) {
      observer.nested(s, what, target, part);
    }
  }

  private void operation(Strand s, int what, @Nullable Object target, int part) {
    operations++;
    if (what != Kind.WAKE) {
      s.kind = Operation.kind(what);
      s.isOnShared = target == null;
      s.targetClass = 0;
    }
    observer.operation(s, what, target, part);
    s.credit = s.freeLimit;
    step();
  }

  /** Ends an operation; the outermost gives the turn to the next in the order. */
  @DontInline
  public void putTurn(Strand s) {
    int depth = s.depth;
    if (depth != 1) {
      if (depth < 0) {
        endAccess(s);
        putTurn(s);
      } else if (depth > 1) {
        s.targets.end(depth);
        s.depth = depth - 1;
      }
      return;
    }
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
      observer.regains(s);
    }
    s.targets.end(1);
    if (observesEnds) {
      observer.operationEnds(s);
    }
    if (!outside.isEmpty()) {
      outside.admit();
    }
    if (policy.keeps(s)) {
      s.depth = 0;
    } else {
      s.leaveTurn(Strand.RUNNING);
      handOver();
    }
    s.disturb();
  }

  /**
   * The operation that {@code s} has begun is one access to memory. If the access throws, nobody
   * ends it: the turn then stays with the strand until its next operation, which does. That is a
   * fixed point of its own program, so it is deterministic, and costs no exception handler.
   */
  public static void beginAccess(Strand s) {
    s.depth |= OPEN;
  }

  /** Ends the access that has begun, also one that threw. */
  public void endAccess(Strand s) {
    s.depth &= ~OPEN;
    putTurn(s);
  }

  /**
   * {@code s}, which is between two operations, computes for as long as so many trips round a loop
   * take. If it has kept the turn so far, the others may go on from here: at a fixed point of its
   * program, since no other strand could give it the turn meanwhile.
   */
  public void computes(Strand s, int trips) {
    Rounds rounds = sphere.rounds;
    if (rounds == null || !rounds.computes(s, trips)) {
      return;
    }
    while (s.phase == Strand.REVOKING) {
      Thread.onSpinWait(); // the watchdog has not decided yet
    }
    if (s.phase == Strand.TURN && rounds.emptyTurn(s)) {
      s.leaveTurn(Strand.RUNNING);
      handOver();
    }
  }

  // ---- The turn

  /** The slow half of getting the turn. */
  @DontInline
  public void awaitTurn(Strand s) {
    do {
      returnToOrder(s);
      s.resting = true; // from here until it has the turn it touches nothing
      tellRest(s);
      if (firstCome == null) {
        awaitPatiently(s);
      } else {
        firstCome.take(s);
      }
      s.resting = false;
    } while (s.phase == Strand.DROPPED);
    policy.granted(s);
  }

  /** The same in the middle of an operation. */
  void regain(Strand s) {
    awaitTurn(s);
    observer.regains(s);
    sphere.owners.reclaim(s);
  }

  /** Before {@code s} waits for the turn: if it was out of the order, it comes back. */
  void returnToOrder(Strand s) {
    supervisor.requireThatItGoesOn(s);
    if (s.phase == Strand.OUTSIDE || s.phase == Strand.DROPPED) {
      outside.rejoin(s);
      supervisor.requireThatItGoesOn(s); // it may have been the end that dropped it
    }
  }

  /** Waits until {@code s} may go on, see {@link Strand#mayGoOn}. */
  public void awaitPatiently(Strand s) {
    Stopwatch watch = s.stopwatch;
    if (watch != null) {
      watch.rests(s);
    }
    if (timesWaits) {
      long from = System.nanoTime();
      handOver.await(s);
      observer.waitedForTurn(s, System.nanoTime() - from);
    } else {
      handOver.await(s);
    }
    if (watch != null) {
      watch.goesOn(s);
    }
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
    Stopwatch watch = s.stopwatch;
    if (watch != null) {
      observer.asks(s, owner);
      watch.rests(s);
    }
    if (!owner.rests()) {
      awaited = owner;
      handOver.awaitRest(s, owner);
      awaited = null;
    }
    if (watch != null) {
      watch.goesOn(s);
    }
  }

  /** A turn of {@code s} that it leaves unused, but for coming to rest before it. */
  void emptyTurn(Strand s) {
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    s.resting = false;
    observer.regains(s);
    step();
    if (!outside.isEmpty()) {
      outside.admit();
    }
    if (!policy.keeps(s)) {
      s.leaveTurn(Strand.RUNNING);
      handOver();
    }
  }

  /**
   * Gives the turn to the next strand that can take it. The caller has the turn and loses it here.
   */
  @DontInline
  public void handOver() {
    tick();
    if (firstCome != null) {
      firstCome.putDown();
      return;
    }
    for (; ; ) {
      Strand next = policy.next();
      if (next == null) {
        if (!supervisor.idle()) {
          return;
        }
      } else if (grant(next)) {
        return;
      }
    }
  }

  /**
   * Gives the turn to {@code next}; false if it does not want it, and another one is to have it.
   */
  public boolean grant(Strand next) {
    Raw.U.putReferenceRelease(this, HOLDER, next);
    while (!next.movePhase(Strand.RUNNING, Strand.TURN)) {
      if (RunAhead.takeOff(next)) {
        boolean goesOn = RunAhead.makeEmptyTurn(this, next);
        tick();
        if (goesOn) {
          return false;
        }
        continue;
      }
      if (next.movePhase(Strand.OUTSIDE, Strand.DROPPED)) {
        outside.dropped++;
        return false;
      }
    }
    if (next.parked) {
      next.unpark();
    }
    return true;
  }

  /** {@code s} has taken the turn, which lay free; false if it is out of the order. */
  public boolean take(Strand s) {
    if (!s.movePhase(Strand.RUNNING, Strand.TURN)) {
      return false;
    }
    Raw.U.putReferenceRelease(this, HOLDER, s);
    return true;
  }

  /** The strand with which a sphere begins, or its last one: it has the turn. */
  void begin(Strand s) {
    s.phase = Strand.TURN;
    holder = s;
  }

  /** The holder {@code s} has ended. The caller hands the turn on. */
  void leaveForGood(Strand s) {
    if (!outside.isEmpty()) {
      outside.admit();
    }
    s.leaveTurn(Strand.DROPPED);
  }

  /**
   * Takes the turn away from {@code s}, which the watchdog found blocked; the caller has it then
   * and hands it on.
   */
  void expel(Strand s) {
    s.phase = Strand.DROPPED;
    outside.dropped++;
    handOver();
  }

  /**
   * The holder waits for {@code s}, which does not come: it is outside now, and its next operation
   * takes a turn.
   */
  void excuse(Strand s) {
    s.phase = Strand.OUTSIDE;
    s.hurry();
    tellRest(s);
  }

  // ---- Waiting

  /**
   * Gives up the turn until signalled, timed out or interrupted; returns the reason, with the turn.
   */
  public int await(Strand s, WaitQueue queue, long nanos, boolean interruptible) {
    block(s, queue, nanos, interruptible);
    return resume(s);
  }

  /** The first half of {@link #await}: the turn is gone, the thread may wait where it likes. */
  public void block(Strand s, WaitQueue queue, long nanos, boolean interruptible) {
    policy.waits(s, queue);
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
      observer.regains(s);
    }
    observer.waits(s, queue, nanos);
    queue.add(s);
    s.wait.interruptible = interruptible;
    if (nanos != FOREVER) {
      now = policy.time(s);
      long deadline = now + nanos;
      timers.add(s, deadline < 0 ? FOREVER - 1 : deadline);
    }
    sphere.monitors.shareInner(s);
    s.savedDepth = s.depth;
    s.resting = true;
    s.leaveTurn(Strand.WAITING);
    if (!outside.isEmpty()) {
      outside.admit(); // what arrived may be what s waits for
    }
    handOver();
  }

  /** The second half of {@link #await}. */
  public int resume(Strand s) {
    awaitTurn(s);
    s.depth = s.savedDepth;
    operation(s, Kind.WAKE, null, Operation.WHOLE);
    sphere.owners.reclaim(s);
    return s.wait.reason;
  }

  /** PARROT's signal: ends the wait of the first strand in {@code queue}, if there is one. */
  public boolean signal(WaitQueue queue) {
    Strand first = queue.peek();
    if (first == null) {
      return false;
    }
    queue.awaken(first, Wait.SIGNALLED);
    return true;
  }

  /** PARROT's broadcast. */
  public void broadcast(WaitQueue queue) {
    while (signal(queue)) {}
  }

  /** Makes a waiting strand runnable. */
  void wake(Strand s, int reason) {
    WaitQueue queue = s.wait.queue;
    if (queue != null) {
      queue.remove(s);
    }
    timers.remove(s);
    s.wait.reason = reason;
    s.setPhaseRelease(Strand.RUNNING);
    policy.woken(s);
    observer.wakes(s, reason);
  }

  /** Ends the wait of {@code s}, as a notification does. */
  public void endWait(Strand s) {
    WaitQueue queue = s.wait.queue;
    if (queue != null) {
      queue.awaken(s, Wait.SIGNALLED);
    }
  }

  /** The strand goes from one queue to another, and its timeout no longer matters. */
  void requeue(Strand s, WaitQueue to) {
    WaitQueue from = s.wait.queue;
    if (from != null) {
      from.remove(s);
    }
    timers.remove(s);
    to.add(s);
  }

  /** An interrupt has reached {@code s}: if it waits interruptibly, its wait ends. */
  public void interrupt(Strand s) {
    WaitQueue queue = s.wait.queue;
    if (queue != null && s.wait.interruptible) {
      s.wait.interruptible = false;
      queue.awaken(s, Wait.INTERRUPTED);
    }
  }

  /** Gives {@code target} the permit to park, or the way out of its park. */
  public void unpark(Strand target) {
    if (target.wait.queue == target.parking) {
      wake(target, Wait.SIGNALLED);
    } else {
      target.permit = true;
      Raw.U.fullFence(); // who parks outside first leaves the order, then looks for the permit
      int phase = target.phase;
      if (phase == Strand.OUTSIDE || phase == Strand.DROPPED || target.outside > 0) {
        target.unpark();
      }
    }
  }

  // ---- Time

  /** The time that an operation takes. */
  void step() {
    if (step > 0) {
      now += step;
      if (now >= timers.nextDeadline) {
        fireTimers(true);
      }
    }
  }

  /** The time that a hand-over takes. */
  void tick() {
    now += tick;
    handOvers++;
  }

  /** Somebody has seen that it is so late. */
  void letPassUntil(long time) {
    if (step > 0 && time > now) {
      pass(time - now);
    }
  }

  /** Nobody has the turn but the caller, who keeps time: it goes on by so much. */
  public void pass(long nanos) {
    now += nanos;
    if (now >= timers.nextDeadline) {
      fireTimers();
    }
  }

  /** Ends the waits whose time has come. */
  @DontInline
  public void fireTimers() {
    fireTimers(false);
  }

  private void fireTimers(boolean isWithin) {
    for (Strand s = timers.first(); s != null && s.wait.deadline <= now; s = timers.first()) {
      timeOut(s, isWithin);
    }
  }

  /** Ends the timed wait of {@code s}; within the operation under way, or between two. */
  public void timeOut(Strand s, boolean isWithin) {
    WaitQueue queue = s.wait.queue;
    timers.remove(s);
    if (queue != null) {
      observer.timesOut(s, isWithin);
      queue.awaken(s, Wait.TIMED_OUT);
    }
  }

  /** Nobody can run before the first timeout: time jumps there. False if there is none. */
  public boolean jumpToNextDeadline() {
    Strand first = timers.first();
    if (first == null) {
      return false;
    }
    now = Math.max(now, first.wait.deadline);
    fireTimers();
    return true;
  }

  /** Logical nanoseconds until the next timeout, or FOREVER. */
  public long untilNextDeadline() {
    return timers.nextDeadline == FOREVER ? FOREVER : Math.max(0, timers.nextDeadline - now);
  }

  /**
   * What the logical clock shows to {@code s}: looking at it is an operation, but within another
   * one, where the clock stands unless it is looked at for long.
   */
  long readClock(Strand s) {
    if (s.outside > 0) {
      return outside.readClock(s);
    }
    if (s.depth > 0 || s.mode != 0) {
      return now + s.aheadOfTime();
    }
    getTurn(s, Kind.STATUS, null);
    long time = now;
    putTurn(s);
    return time;
  }

  // ---- Hints for those who do not have the turn

  /** Whether something has arrived or a timeout is pending. */
  boolean somethingIsToCome() {
    return !outside.isEmpty() || timers.nextDeadline != FOREVER;
  }
}
