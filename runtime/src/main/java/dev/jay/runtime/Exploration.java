package dev.jay.runtime;

import dev.jay.trace.Kind;
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
  final Narration narration;
  final Spinning spinning;

  /** What hints leave open, or null if everything is. */
  final @Nullable OpenOrder open;

  final RunObserver observer;
  final Sphere sphere;
  private final Execution execution;
  private final Decisions decisions;
  private Course[] courses = new Course[8];
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
    narration = new Narration(this);
    spinning = new Spinning(this);
    open = execution.hints ? new OpenOrder(this) : null;
    decisions = new Decisions(this, explorer, spinning, open);
    observer = new RunObserver(this);
    sphere = new Sphere(settings, inputs, new ExploringPolicy(this), observer, this);
  }

  // ---- Strands

  Course course(int id) {
    return courses[id];
  }

  Course course(Strand s) {
    return courses[s.id];
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
    Course c = add(first);
    c.begun = true;
    c.lastEvent = 0;
    log.begin(first.id, Kind.BEGIN);
    decisions.begin(first);
    return first;
  }

  @Override
  void expect(Strand s) {
    if (s.id >= MOST_STRANDS) {
      finish(Failures.tooManyThreads(this));
      throw Unwinding.leave(Strands.current());
    }
    add(s);
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
  boolean playsThreads() {
    return execution.crew;
  }

  @Override
  void firstTurn(Strand s) {
    if (!course(s).begun) {
      s.scheduler.awaitTurn(s);
    }
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

  // ---- Nobody can run

  /** The policy has seen to it. */
  @Override
  boolean idle() {
    return false;
  }

  /** Time passes while the run is left to {@link Patience}; a timeout that is due is an arrival. */
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
    return !sphere.scheduler.arrivals.isEmpty() || timeouts;
  }

  /** What has come is seen to. */
  void forgetTimeouts() {
    timeouts = false;
  }

  // ---- The end

  @Override
  boolean isOver() {
    return over;
  }

  @Override
  void requireThatItGoesOn(Strand s) {
    if (over) {
      throw Unwinding.leave(s);
    }
  }

  @Override
  boolean lastUserHasEnded(Strand s) {
    finish(null);
    return true;
  }

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
}
