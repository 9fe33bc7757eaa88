package dev.jay.runtime;

import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The narrow waist: PARROT's primitives (Table 1), on which every operation is written once.
 *
 * <p>At most one strand has the turn, and only the holder of the turn touches the order, the wait
 * queues, the timers and the counters, so none of them needs a lock. The turn is handed to the next
 * strand in the policy's order even while that strand still computes; it finds the turn when it
 * arrives at its next operation. Nothing else decides who is next, so the schedule does not depend
 * on timing.
 *
 * <p>Strands outside the order (blocking calls, performance critical sections) leave it lazily:
 * they mark themselves, and the one who would hand them the turn drops them. They come back through
 * {@link #arrivals}, which the next holder takes in. Both as in PARROT §4.1.
 *
 * <p>Time is logical: {@link #now} grows by a tick for each hand-over of the turn and by a
 * hundredth of it for each operation, which is what they cost in reality, to an order of magnitude.
 * When nobody can run, time jumps to the next deadline; only if something outside may still happen
 * does it flow at the pace of the real clock, kept by the {@link IdleThread}.
 */
class Scheduler extends Turns {
  static final long FOREVER = Long.MAX_VALUE;

  final Forecast forecast = new Forecast();
  final MonitorTable monitors = new MonitorTable(this);
  final Owners owners = new Owners(this);
  private final IdleThread idleThread = new IdleThread(this);

  /** Set when the first strand has the turn. */
  private volatile boolean running;

  // Below: touched by the holder of the turn only.

  /** Strands that have not ended. */
  int live;

  int liveUsers;
  int started;

  /** While one user strand lives, and nobody else, monitors need no table. */
  boolean alone = true;

  /** A monitor that becomes free goes to nobody: those who want it are asked for by the policy. */
  boolean competing;

  /**
   * Numbers given to strands, and to strands whose parent is not controlled; under the lock of
   * Jay.newStrand.
   */
  int lastId;

  int strangers;

  /** Threads made and named in this run, where their numbers are given anew in each. */
  int threadsMade;

  int threadsNamed;

  /** The run's own common pool, where there is one for each. */
  @Nullable Object commonPool;

  @Nullable Object delayer;

  Scheduler(Policy policy, Settings settings) {
    super(policy, settings);
  }

  // ---- Whose object

  /** The holder {@code s} is about to use {@code o}; true when {@code o} is its own. */
  boolean touch(Strand s, Object o) {
    return owners.touch(s, o);
  }

  /** Whether another strand than the holder {@code s} has locked {@code o}. */
  boolean isLockedByAnother(Strand s, Object o) {
    owners.borrow(s, o);
    Monitor m = monitors.find(o);
    return m != null && m.owner != null && m.owner != s;
  }

  /** {@code o} is shared from here on. */
  void share(Strand s, Object o) {
    owners.share(s, o);
  }

  // ---- Waiting

  /**
   * Gives up the turn until signalled, timed out or interrupted; returns the reason, with the turn.
   */
  int await(Strand s, WaitQueue queue, long nanos, boolean interruptible) {
    block(s, queue, nanos, interruptible);
    return resume(s);
  }

  /** The first half of {@link #await}: the turn is gone, the thread may wait where it likes. */
  void block(Strand s, WaitQueue queue, long nanos, boolean interruptible) {
    if (s.phase != Strand.TURN) {
      awaitTurn(s);
    }
    queue.add(s);
    s.interruptible = interruptible;
    if (nanos != FOREVER) {
      long deadline = now + nanos;
      timers.add(s, deadline < 0 ? FOREVER - 1 : deadline);
    }
    InnerMonitors.publish(s);
    s.savedDepth = s.depth;
    s.resting = true;
    s.leaveTurn(Strand.WAITING);
    if (!arrivals.isEmpty()) {
      admit(); // what arrived may be what s waits for
    }
    handOver();
  }

  /** The second half of {@link #await}. */
  int resume(Strand s) {
    awaitTurn(s);
    s.depth = s.savedDepth;
    begin(s, Kind.WAKE);
    reclaim(s);
    return s.wakeReason;
  }

  /** PARROT's signal: ends the wait of the first strand in {@code queue}, if there is one. */
  boolean signal(WaitQueue queue) {
    Strand first = queue.peek();
    if (first == null) {
      return false;
    }
    queue.awaken(this, first, Strand.SIGNALLED);
    return true;
  }

  /** PARROT's broadcast. */
  void broadcast(WaitQueue queue) {
    while (signal(queue)) {}
  }

  /** See {@link Policy#postpone}. */
  void postpone(Strand s, int rounds) {
    policy.postpone(s, rounds);
  }

  /** See {@link Policy#skip}. */
  void skip(Strand s, int rounds) {
    policy.skip(s, rounds);
  }

  /** Makes a waiting strand runnable. */
  void wake(Strand s, int reason) {
    WaitQueue queue = s.waitQueue;
    if (queue != null) {
      queue.remove(s);
    }
    timers.remove(s);
    s.wakeReason = reason;
    s.setPhaseRelease(Strand.RUNNING);
    policy.ready(s);
  }

  /** The strand goes from one queue to another, and its timeout no longer matters. */
  void requeue(Strand s, WaitQueue to) {
    WaitQueue from = s.waitQueue;
    if (from != null) {
      from.remove(s);
    }
    timers.remove(s);
    to.add(s);
  }

  /** An interrupt has reached {@code s}: if it waits interruptibly, its wait ends. */
  void interrupt(Strand s) {
    WaitQueue queue = s.waitQueue;
    if (queue != null && s.interruptible) {
      s.interruptible = false;
      queue.awaken(this, s, Strand.INTERRUPTED);
    }
  }

  @Override
  void fireTimers() {
    for (Strand s = timers.first(); s != null && s.deadline <= now; s = timers.first()) {
      WaitQueue queue = s.waitQueue;
      timers.remove(s);
      if (queue != null) {
        queue.awaken(this, s, Strand.TIMED_OUT);
      }
    }
  }

  // ---- Outside the order

  /** PARROT's nondet_begin: from here on {@code s} does not take turns. */
  void beginOutside(Strand s) {
    s.mode++;
    if (s.outside++ > 0) {
      return;
    }
    if (s.phase == Strand.TURN) {
      InnerMonitors.publish(s);
    }
    s.savedDepth = s.depth;
    s.depth = 0;
    if (Lead.isAhead(s.phase)) {
      awaitTurn(s);
    }
    while (!s.movePhase(Strand.RUNNING, Strand.OUTSIDE)) {
      if (s.movePhase(Strand.TURN, Strand.DROPPED)) {
        dropped++;
        handOver();
        return;
      }
      if (s.phase == Strand.DROPPED) {
        return; // the watchdog was faster
      }
      Thread.onSpinWait();
    }
    tellRest(s);
  }

  /** PARROT's nondet_end. */
  void endOutside(Strand s) {
    s.mode--;
    if (--s.outside > 0) {
      return;
    }
    rejoin(s);
    if (s.savedDepth != 0) {
      awaitTurn(s);
      s.depth = s.savedDepth;
      reclaim(s);
    }
  }

  @Override
  void reclaim(Strand s) {
    owners.reclaim(s);
  }

  @Override
  void rejoin(Strand s) {
    s.freeze(); // waits for who looks at what belongs to the strand
    boolean inPlace = s.movePhase(Strand.OUTSIDE, Strand.RUNNING);
    boolean dropped = !inPlace && s.phase == Strand.DROPPED;
    if (dropped) {
      s.phase = Strand.RUNNING;
    }
    s.thaw();
    if (dropped) {
      arrive(s.comeback);
    }
  }

  /** Brings something in from outside. Any thread may call this. */
  void arrive(Arrival arrival) {
    arrivals.push(arrival);
    if (holder == null) {
      idleThread.wake();
    }
  }

  /** Takes in what has arrived, in the order of arrival. */
  @Override
  void admit() {
    Arrival arrival = arrivals.takeAll();
    while (arrival != null) {
      Arrival after = arrival.next;
      arrival.next = null; // from here on it may be pushed again
      arrival.enter(this);
      arrival = after;
    }
  }

  /** A strand that was dropped takes its place in the order again. */
  void takeBack(Strand s) {
    dropped--;
    policy.ready(s);
  }

  // ---- Coming and going

  /** A strand that has been started takes its place in the order. */
  void enlist(Strand s) {
    live++;
    started++;
    if (!s.daemon) {
      liveUsers++;
    }
    if (alone && live > 1) {
      alone = false;
      endSolitude();
    }
    policy.ready(s);
  }

  /**
   * What the only strand holds is known to all from here on, and what belonged to it to nobody: it
   * may have made it for others.
   */
  private void endSolitude() {
    for (Strand s : Strands.all()) {
      s.freeze();
      monitors.publishAll(s);
      owners.bequeath(s);
      s.thaw();
    }
  }

  /**
   * The first strand, or the thread that shuts the JVM down: it has the turn from the beginning.
   */
  void enlistHolder(Strand s) {
    live++;
    started++;
    if (!s.daemon) {
      liveUsers++;
    }
    s.phase = Strand.TURN;
    holder = s;
    running = true;
  }

  /** The holder {@code s} ends and gives the turn away for good. */
  void retire(Strand s) {
    live--;
    if (!s.daemon) {
      liveUsers--;
    }
    alone = live == 1 && liveUsers == 1;
    owners.bequeath(s);
    if (!arrivals.isEmpty()) {
      admit();
    }
    s.leaveTurn(Strand.DROPPED);
    if (liveUsers == 0 && !s.daemon && Foreign.none()) {
      Shutdown.reserve(this);
    } else {
      handOver();
    }
  }

  /** Goes on with the order after the turn was kept aside. */
  void release() {
    handOver();
  }

  /**
   * Takes the turn away from {@code s}, which the watchdog found blocked; the caller has it then
   * and hands it on.
   */
  void expel(Strand s) {
    s.phase = Strand.DROPPED;
    dropped++;
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

  /** A performance critical section begins. */
  void enterSection(Strand s) {
    beginOutside(s);
  }

  /** It ends. */
  void exitSection(Strand s) {
    endOutside(s);
  }

  /** What the logical clock shows to {@code s}. */
  long clock(Strand s) {
    if (s.depth > 0 || s.mode != 0) {
      return now;
    }
    getTurn(s, Kind.STATUS);
    long time = now;
    putTurn(s);
    return time;
  }

  // ---- Nobody can run

  /**
   * Called with the turn when the order is empty. True when somebody can run now; false when the
   * turn was left to the idle thread.
   */
  @Override
  boolean idle() {
    if (!arrivals.isEmpty()) {
      admit();
      return true;
    }
    if (dropped == 0 && live > 0 && Foreign.none()) {
      Strand first = timers.first();
      if (first == null) {
        Deadlock.report(this);
      } else {
        now = Math.max(now, first.deadline);
        fireTimers();
        return true;
      }
    }
    idleThread.takeTurn();
    return false;
  }

  /** Whether the idle thread has the turn. */
  boolean isIdle() {
    return holder == null && running;
  }

  /** Starts the idle thread and the watchdog. */
  void startServices(Settings settings) {
    idleThread.start();
    Watchdog.start(this, settings);
  }

  /**
   * The idle thread's work while it has the turn: lets {@code elapsed} pass; true when it could
   * hand the turn on.
   */
  boolean passIdleTime(long elapsed) {
    now += elapsed;
    if (!arrivals.isEmpty()) {
      admit();
    }
    if (now >= timers.nextDeadline) {
      fireTimers();
    }
    boolean busy = !policy.isEmpty();
    if (busy) {
      handOver();
    }
    return busy;
  }

  /** Logical nanoseconds until the next timeout, or FOREVER. */
  long untilNextDeadline() {
    return timers.nextDeadline == FOREVER ? FOREVER : Math.max(0, timers.nextDeadline - now);
  }

  /**
   * Whether somebody stands in the order; a hint for the watchdog, which does not have the turn.
   */
  boolean somebodyWaits() {
    return !policy.isEmpty() || !arrivals.isEmpty() || timers.nextDeadline != FOREVER;
  }
}
