package dev.jay.runtime;

import dev.jay.trace.Kind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The scheduler of one run of a check: one strand runs at a time, and an {@link Explorer} decides
 * which.
 *
 * <p>A strand keeps the turn after an operation and while it computes. Before its next operation it
 * says what it is about to do and asks who is next among the enabled strands: those whose next
 * operation can proceed. So all code of the strands is serialised, and the explorer decides where
 * others come in between. What happens from one decision to the next is an event of the {@link
 * RunLog}.
 *
 * <p>Not every operation is a point of decision. Leaving a monitor, notify, starting a thread and
 * ending can always be moved back to the operation before (left movers): they belong to its event.
 *
 * <p>A monitor that becomes free goes to nobody: those who want it compete, so that a thread may
 * overtake the one that was notified, as in the JVM.
 *
 * <p>Time stands still while anybody can run, except that a sleep may end before the others have
 * done anything more. When nobody can run it jumps to the next deadline.
 *
 * <p>Strands that look again and again without seeing a change let the others go first, so that
 * spinning comes to an end in every schedule.
 */
final class Exploration extends Scheduler {
  /** Strands of one run. */
  static final int MOST_STRANDS = 1024;

  private static final int UNSEEN_ACCESSES = 20_000;

  final RunLog log;
  final Locations locations;
  final Races races;
  private final Execution execution;
  private Course[] courses = new Course[8];
  private int count;
  private final Narration narration;
  private final Spinning spinning;
  private final Decisions decisions;
  private boolean timeouts;
  private final @Nullable OpenOrder open;

  /** The run has ended; strands that are left are unwound. Written before their phases. */
  volatile boolean over;

  Exploration(Execution execution, Explorer explorer, Settings settings) {
    super(Unordered.POLICY, settings);
    this.execution = execution;
    this.log = execution.log;
    this.locations = execution.locations;
    this.races = execution.races;
    alone = false;
    competing = true;
    log.clear();
    locations.clear();
    races.clear();
    narration = new Narration(this);
    spinning = new Spinning(this);
    open = execution.hints ? new OpenOrder(this) : null;
    decisions = new Decisions(this, explorer, spinning, open);
  }

  Course course(int id) {
    return courses[id];
  }

  Execution execution() {
    return execution;
  }

  int strandCount() {
    return count;
  }

  private Course course(Strand s) {
    return courses[s.id];
  }

  // ---- Operations

  @Override
  void getTurn(Strand s, int what) {
    getTurn(s, what, null);
  }

  @Override
  void getTurn(Strand s, int what, @Nullable Object target) {
    access(s, what, target, Touches.field(what));
  }

  /** An operation on a field of {@code target}, or on a part of it that {@link Locations} names. */
  void access(Strand s, int what, @Nullable Object target, int field) {
    int depth = s.depth;
    if (depth < 0) {
      Regions.heal(s);
      depth = s.depth;
    }
    Course c = course(s);
    if (s.phase != Strand.TURN || !c.begun) {
      awaitTurn(s);
    }
    s.depth = depth + 1;
    if (depth == 0) {
      c.touchedCount = 0;
      c.accesses = 0;
      c.clockReads = 0;
      narration.look(s, c, what, target, field);
      if (started > 1 && Touches.isPoint(this, s, what, target)) {
        point(s, c, what, target, field);
      }
    }
    operations++;
    if (started > 1 || Operation.kind(what) == Kind.START) {
      if (depth == 0) {
        narration.tell(s, c, what);
      }
      touch(s, c, what, target, field);
    }
  }

  /** A decision is made before the strand goes on. */
  private void point(Strand s, Course c, int what, @Nullable Object target, int field) {
    c.what = what;
    c.target = target;
    c.location = // numbered before the decision, so that the number does not depend on it
        Touches.access(this, s, what, target) == Touches.NONE
            ? Locations.GLOBAL
            : location(s, what, target, field);
    Strand next = decide();
    if (next != s) {
      if (next == null && over) {
        throw Unwinding.leave(s);
      }
      s.leaveTurn(Strand.RUNNING);
      if (next != null) { // else nobody can go on before something comes from outside
        grant(next);
      }
      awaitTurn(s);
      s.depth = 1;
    }
    c.what = Kind.STATUS;
    c.target = null;
  }

  @Override
  void end(Strand s) {
    endOperation(s);
    s.depth = 0;
  }

  private void endOperation(Strand s) {
    if (started > 1) {
      races.release(course(s));
    }
  }

  @Override
  void begin(Strand s, int kind) {
    operations++;
    Course c = course(s);
    narration.tell(s, c, kind);
    for (int i = 0; i < c.touchedCount; i++) {
      int access = c.touched[i] & Operation.ACCESS;
      touched(
          c,
          c.touched[i] >>> Operation.ACCESS_BITS,
          access == Operation.RELEASE ? Operation.ACQUIRE : access); // a monitor is taken again
    }
  }

  private void touch(Strand s, Course c, int what, @Nullable Object target, int field) {
    int access = Touches.access(this, s, what, target);
    if (access == Touches.NONE) {
      if (Operation.kind(what) == Kind.YIELD || Operation.kind(what) == Kind.SLEEP) {
        spinning.paused(c);
      }
      return;
    }
    int location = location(s, what, target, field);
    c.addTouched(location, access);
    touched(c, location, access);
  }

  private int location(Strand s, int what, @Nullable Object target, int field) {
    if (field >= 0 || field == Locations.CONTENTS) {
      return locations.of(target, field);
    }
    Object canonical = Touches.canonical(s, what, target);
    return canonical == null ? Locations.GLOBAL : locations.of(canonical, field);
  }

  private void touched(Course c, int location, int access) {
    spinning.watch(c, location, access);
    log.touch(location, access);
    races.acquire(c, location);
  }

  // ---- Plain memory

  /**
   * A plain access to a field, or to the element of an array that {@code field} is the index of;
   * {@code racy} if it has raced before and is a point of decision. What races is named by {@code
   * name}: the field, or the place of the array access.
   */
  void plain(
      Strand s, @Nullable Object o, int field, boolean write, boolean racy, int name, int site) {
    if (started == 1) {
      return;
    }
    Course c = course(s);
    if (s.phase != Strand.TURN || !c.begun) {
      awaitTurn(s);
    }
    if (s.depth == 0 && (racy || ++c.accesses > UNSEEN_ACCESSES)) {
      int what = Operation.of(write ? Kind.WRITE : Kind.READ, write ? 0 : Operation.READ, 0);
      access(s, what, o, field);
      s.depth = 0;
    }
    if (write) {
      c.fruitful(log.size() - 1);
    }
    if (c.optimistic && !write) {
      return;
    }
    narration.remember(s, c, o, name);
    races.access(c, o, locations.of(o, field), write, name, site);
  }

  // ---- Decisions

  /**
   * Picks the strand of the next event and begins it; null when the run is over. The caller has the
   * turn.
   */
  private @Nullable Strand decide() {
    Strand caller = Strands.current();
    if (caller != null) {
      caller.mode++;
    }
    try {
      if (!awaitEnabled()) {
        return null;
      }
      Course next = decisions.choose();
      return next == null ? null : take(next);
    } finally {
      if (caller != null) {
        caller.mode--;
      }
    }
  }

  /** Whether somebody can go on, if need be after some time has passed. */
  private boolean awaitEnabled() {
    do {
      if (over) {
        return false;
      }
      if (!arrivals.isEmpty()) {
        admit();
      }
      timeouts = false;
      if (decisions.collect()) {
        return true;
      }
    } while (lull());
    return false;
  }

  private Strand take(Course c) {
    Strand next = c.strand;
    if (next.waitQueue != null) {
      if (next.waitQueue instanceof Monitor.Entry) {
        monitors.grant(((Monitor.Entry) next.waitQueue).monitor(), next);
      } else {
        now = Math.max(now, next.deadline); // a sleep ends
        fireTimers();
      }
    }
    c.lastEvent = log.size();
    handOvers++;
    log.begin(next.id, Operation.kind(c.what));
    if (open != null) {
      open.begun(c, c.lastEvent);
    }
    return next;
  }

  @Override
  void handOver() {
    Strand next = decide();
    if (next != null) {
      grant(next);
    }
  }

  /**
   * Nobody can run. True when that may have changed; false when the run is over, or left to wait.
   */
  private boolean lull() {
    if (dropped > 0 || !Foreign.none()) {
      return execution.patience.leave(this);
    }
    Strand first = timers.first();
    if (first != null) {
      now = Math.max(now, first.deadline);
      fireTimers();
      return true;
    }
    finish(Failures.deadlock(this));
    return false;
  }

  /** Time passes while the run is left to {@link Patience}; a timeout that is due is an arrival. */
  void pass(long nanos) {
    now += nanos;
    Strand first = timers.first();
    if (first != null && first.deadline <= now && holder == null) {
      fireTimers();
      timeouts = true;
    }
  }

  @Override
  boolean somebodyWaits() {
    return live > 1;
  }

  boolean hasArrivals() {
    return !arrivals.isEmpty() || timeouts;
  }

  @Override
  void awaitTurn(Strand s) {
    for (; ; ) {
      if (over) {
        throw Unwinding.leave(s);
      }
      if (s.phase == Strand.OUTSIDE || s.phase == Strand.DROPPED) {
        rejoin(s);
        if (over) {
          throw Unwinding.leave(s); // it was the end that dropped it
        }
      }
      handOver.await(s);
      if (s.phase == Strand.TURN) {
        Course c = course(s);
        if (!c.begun) {
          c.begun = true;
          touch(s, c, c.what, null, Locations.STATE);
        }
        return;
      }
    }
  }

  // ---- Waiting

  @Override
  void block(Strand s, WaitQueue queue, long nanos, boolean interruptible) {
    course(s).what = Kind.WAKE;
    endOperation(s);
    super.block(s, queue, nanos, interruptible);
  }

  // ---- Coming and going

  @Override
  void expect(Strand s) {
    if (s.id >= MOST_STRANDS) {
      finish(Failures.tooManyThreads(this));
      throw Unwinding.leave(Strands.current());
    }
    add(s);
  }

  @Override
  void enlist(Strand s) {
    live++;
    started++;
    if (!s.daemon) {
      liveUsers++;
    }
  }

  @Override
  void enlistHolder(Strand s) {
    add(s).begun = true;
    super.enlistHolder(s);
    log.begin(s.id, Kind.BEGIN);
    decisions.begin(s);
    course(s).lastEvent = 0;
  }

  private Course add(Strand s) {
    if (s.id >= courses.length) {
      courses = Arrays.copyOf(courses, 2 * courses.length);
    }
    Course c = new Course(s);
    c.what = Operation.of(Kind.BEGIN, Operation.ACQUIRE, 0);
    courses[s.id] = c;
    if (open != null) {
      open.queued(c);
    }
    count = Math.max(count, s.id + 1);
    return c;
  }

  @Override
  void retire(Strand s) {
    course(s).ended = true;
    endOperation(s);
    live--;
    if (!s.daemon) {
      liveUsers--;
    }
    s.leaveTurn(Strand.DROPPED);
    if (liveUsers == 0) {
      finish(null);
    } else {
      handOver();
    }
  }

  @Override
  void firstTurn(Strand s) {
    if (!course(s).begun) {
      awaitTurn(s);
    }
  }

  @Override
  boolean playsThreads() {
    return execution.crew;
  }

  @Override
  boolean followsHints() {
    return open != null;
  }

  /** The strand stays where it is: what it does there is explored. */
  @Override
  void enterSection(Strand s) {}

  @Override
  void exitSection(Strand s) {
    if (open != null && s.critical == 0) {
      open.queued(course(s));
    }
  }

  @Override
  void beginOutside(Strand s) {
    course(s).returning = true;
    super.beginOutside(s);
  }

  @Override
  void wake(Strand s, int reason) {
    super.wake(s, reason);
    if (open != null) {
      open.queued(course(s));
    }
  }

  /**
   * Every strand has a clock of its own that goes on a little each time it is read, and faster when
   * nothing else is done: reading the clock is independent of what others do.
   */
  @Override
  long clock(Strand s) {
    if (s.depth == 0 && s.mode == 0) {
      Course c = course(s);
      c.clockOffset += 1_000L << Math.min(c.clockReads++, 30);
      return now + c.clockOffset;
    }
    return now + course(s).clockOffset;
  }

  // ---- The end

  /** Ends the run and lets all strands go, each out of its hook; the first reason counts. */
  void finish(@Nullable Failure failure) {
    if (!execution.end(failure)) {
      return;
    }
    over = true;
    Strand caller = Strands.current();
    if (caller != null) {
      caller.mode++; // what follows is nobody's operation
    }
    for (int id = 0; id < count; id++) {
      Course c = courses[id];
      if (c.strand.thread == Thread.currentThread()) {
        c.strand.granted = true; // it has given up the turn and must not wait for it any more
      } else if (!c.ended) {
        Unwinding.release(c.strand);
      }
    }
    if (caller != null) {
      caller.mode--;
    }
    execution.wakeRunner();
  }

  @Override
  void endOutside(Strand s) {
    if (over) {
      throw Unwinding.leave(s);
    }
    super.endOutside(s);
  }

  @Override
  boolean fails(Strand s, Throwable e) {
    if (e == RunEnded.INSTANCE || over) {
      return true;
    }
    Thread.UncaughtExceptionHandler handler = s.face.getUncaughtExceptionHandler();
    if (!(handler instanceof ThreadGroup) || Thread.getDefaultUncaughtExceptionHandler() != null) {
      return false; // the program's own affair
    }
    finish(Failures.exception(s, e));
    Unwinding.leave(s);
    return true;
  }

  @Override
  void exit(Strand s, int code) {
    finish(code == 0 ? null : Failures.exit(s, code));
    Unwinding.leave(s);
  }

  @Override
  void gone(Strand s) {
    course(s).ended = true;
    execution.wakeRunner();
  }

  /** Strands whose threads have not come to their end. */
  int left() {
    int left = 0;
    for (int id = 1; id < count; id++) {
      if (!courses[id].ended) {
        left++;
      }
    }
    return left;
  }

  @Override
  boolean isOver() {
    return over;
  }

  /** Every operation is a point of choice, on whomever's object. */
  @Override
  boolean touch(Strand s, Object o) {
    return false;
  }

  @Override
  void share(Strand s, Object o) {}

  @Override
  void reclaim(Strand s) {}
}
