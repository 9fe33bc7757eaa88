package dev.jay.runtime.explore;

import dev.jay.runtime.core.RunEnded;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.Supervisor;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One run of a check, as a sphere: its strands, what is known of them, and how it ends. Who goes on
 * is decided by an {@link ExploringPolicy}; what the strands do is written down by a {@link
 * RunObserver}.
 */
final class Exploration extends Supervisor {
  /** Strands of one run. */
  static final int MOST_STRANDS = 1024;

  final RunLog log;
  final Locations locations;
  final Races races;
  final EventText text;
  final Spinning spinning;

  /** What hints leave open, or null if everything is. */
  final @Nullable OpenOrder open;

  final Aftermath aftermath = new Aftermath(this);
  final EarlyTimeouts earlyTimeouts = new EarlyTimeouts(this);
  final RunObserver observer;
  final Sphere sphere;
  private final Execution execution;
  private final Decisions decisions;
  private ExploredStrand[] strands = new ExploredStrand[8];
  private int count;
  private boolean timeouts;

  /** The run has ended; strands that are left are unwound. Written before their phases. */
  volatile boolean over;

  Exploration(Execution execution, Explorer explorer, Settings settings, Inputs inputs) {
    this.execution = execution;
    this.log = execution.log;
    this.locations = execution.locations;
    this.races = execution.races;
    log.clear();
    locations.clear();
    races.clear();
    text = new EventText(this);
    spinning = new Spinning(this);
    open = execution.hints ? new OpenOrder(this) : null;
    decisions = new Decisions(this, explorer, spinning, open);
    observer = new RunObserver(this);
    sphere = new Sphere(settings, inputs, new ExploringPolicy(this), observer, this);
  }

  // ---- Strands

  ExploredStrand strand(int id) {
    return strands[id];
  }

  ExploredStrand strand(Strand s) {
    return strands[s.id];
  }

  Execution execution() {
    return execution;
  }

  Decisions decisions() {
    return decisions;
  }

  int strandCount() {
    return count;
  }

  /** The run begins with the calling thread. */
  Strand begin() {
    Strand first = sphere.begin();
    ExploredStrand c = add(first);
    c.begun = true;
    c.lastEvent = 0;
    log.begin(first.id, Kind.BEGIN);
    decisions.begin(first);
    return first;
  }

  @Override
  public void expect(Strand s) {
    if (s.id >= MOST_STRANDS) {
      finish(Failures.tooManyThreads(this));
      throw Unwinding.leave(Strands.current());
    }
    add(s);
  }

  private ExploredStrand add(Strand s) {
    if (s.id >= strands.length) {
      strands = Arrays.copyOf(strands, 2 * strands.length);
    }
    ExploredStrand c = new ExploredStrand(s);
    c.what = Operation.of(Kind.BEGIN, Operation.ACQUIRE, 0);
    strands[s.id] = c;
    if (open != null) {
      open.queued(c);
    }
    count = Math.max(count, s.id + 1);
    return c;
  }

  @Override
  public boolean playsThreads() {
    return execution.crew;
  }

  /**
   * A strand that stands before an operation that has to wait does wait, for all others can see.
   */
  @Override
  public Thread.State stateOf(Strand s) {
    ExploredStrand c = strand(s);
    if (c.ended || Effects.canProceed(this, c)) {
      return Thread.State.RUNNABLE;
    }
    return Operation.kind(c.what) == Kind.MONITOR_ENTER
        ? Thread.State.BLOCKED
        : Thread.State.WAITING;
  }

  /** Who waits shows what all of them have done, so the answer depends on all that they do. */
  @Override
  public int queued(Strand s, Object synchronizer, @Nullable Thread thread) {
    int queued = Queues.length(synchronizer, thread);
    for (int id = 0; id < count; id++) {
      ExploredStrand c = strands[id];
      boolean isAsked = thread == null || c.strand.thread == thread || c.strand.face == thread;
      if (isAsked && !c.ended && Queues.standsBefore(this, c, synchronizer)) {
        queued++;
      }
    }
    observer.lookAtAll(strand(s));
    return thread == null ? queued : Math.min(queued, 1);
  }

  @Override
  public Thread[] alive() {
    Thread[] alive = new Thread[count];
    int n = 0;
    for (int id = 0; id < count; id++) {
      if (!strands[id].ended) {
        alive[n++] = strands[id].strand.face;
      }
    }
    return Arrays.copyOf(alive, n);
  }

  @Override
  public void firstTurn(Strand s) {
    if (!strand(s).begun) {
      s.scheduler.awaitTurn(s);
    }
  }

  @Override
  public void gone(Strand s) {
    strand(s).ended = true;
    execution.wakeRunner();
  }

  /** Strands whose threads have not come to their end. */
  int left() {
    int left = 0;
    for (int id = 1; id < count; id++) {
      if (!strands[id].ended) {
        left++;
      }
    }
    return left;
  }

  // ---- Nobody can run

  /** The policy has seen to it. */
  @Override
  public boolean idle() {
    return false;
  }

  /**
   * Time passes while the run is left to {@link OutsideWait}; a timeout that is due is an arrival.
   */
  void letPass(long nanos) {
    Scheduler scheduler = sphere.scheduler;
    scheduler.now += nanos;
    Strand first = scheduler.timers.first();
    if (first != null && first.wait.deadline <= scheduler.now && scheduler.holder == null) {
      scheduler.fireTimers();
      timeouts = true;
    }
  }

  /** Whether something has come while the run was left. */
  boolean hasArrivals() {
    return !sphere.scheduler.outside.isEmpty() || timeouts;
  }

  /** What has come is seen to. */
  void forgetTimeouts() {
    timeouts = false;
  }

  // ---- The end

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void requireThatItGoesOn(Strand s) {
    if (over) {
      throw Unwinding.leave(s);
    }
  }

  @Override
  public boolean lastUserHasEnded(Strand s) {
    aftermath.begin();
    return false;
  }

  /** Ends the run and lets all strands go, each out of its hook; the first reason counts. */
  void finish(@Nullable Failure failure) {
    if (!execution.end(failure)) {
      return;
    }
    Strand caller = Strands.current();
    if (caller != null) {
      caller.mode++; // what follows is nobody's operation
    }
    text.end(failure != null && failure.type == Failure.Type.DEADLOCK);
    over = true;
    for (int id = 0; id < count; id++) {
      ExploredStrand c = strands[id];
      if (c.strand.thread == Thread.currentThread()) {
        c.strand.waiter.granted =
            true; // it has given up the turn and must not wait for it any more
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
  public boolean fails(Strand s, Throwable e) {
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
  public void exit(Strand s, int code) {
    log.markExit();
    finish(code == 0 ? null : Failures.exit(s, code));
    Unwinding.leave(s);
  }
}
