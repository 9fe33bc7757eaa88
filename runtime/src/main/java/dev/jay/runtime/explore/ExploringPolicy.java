package dev.jay.runtime.explore;

import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.Policy;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.WaitQueue;
import dev.jay.trace.Kind;
import dev.jay.trace.Operation;
import org.jspecify.annotations.Nullable;

/**
 * The policy of one run of a check: one strand runs at a time, and an {@link Explorer} decides
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
 * done anything more, and so may a short timeout ({@link EarlyTimeouts}). When nobody can run it
 * jumps to the next deadline.
 *
 * <p>Strands that look again and again without seeing a change let the others go first, so that
 * spinning comes to an end in every schedule.
 */
final class ExploringPolicy extends Policy {
  private static final int SLOWEST_STEP = 13; // 8 ms, as long as something else is done

  private final Exploration run;

  ExploringPolicy(Exploration run) {
    this.run = run;
  }

  @Override
  public boolean decidesAtArrivals() {
    return true;
  }

  /** Every operation is a point of choice, on whomever's object. */
  @Override
  public boolean letsObjectsBeOwned() {
    return false;
  }

  @Override
  public Succession succession() {
    return Succession.OPEN;
  }

  @Override
  public boolean followsHints() {
    return run.open != null;
  }

  // ---- Decisions

  @Override
  public void arrives(Strand s, int what, @Nullable Object target, int part) {
    ExploredStrand c = run.strand(s);
    if (s.phase != Strand.TURN || !c.begun) {
      s.scheduler.awaitTurn(s);
    }
    if (part != Operation.AGAIN) {
      c.beginOperation();
    }
    run.text.look(s, c, what, target, part);
    if (run.sphere.started > 1 && Effects.isPoint(run, s, what, target)) {
      decideBefore(s, c, what, target, part);
    }
  }

  /** A decision is made before the strand goes on. */
  private void decideBefore(
      Strand s, ExploredStrand c, int what, @Nullable Object target, int part) {
    c.what = what;
    c.target = target;
    c.location = // numbered before the decision, so that the number does not depend on it
        Effects.access(run, s, what, target) == Effects.NONE
            ? Locations.GLOBAL
            : run.observer.location(s, what, target, part);
    Strand next = next();
    if (next != s) {
      if (next == null && run.over) {
        throw Unwinding.leave(s);
      }
      s.leaveTurn(Strand.RUNNING);
      if (next != null) { // else nobody can go on before something comes from outside
        s.scheduler.grant(next);
      }
      s.scheduler.awaitTurn(s);
      s.depth = 1;
    }
    c.what = Kind.STATUS;
    c.target = null;
  }

  /** Picks the strand of the next event and begins it; null when the run is over, or left. */
  @Override
  public @Nullable Strand next() {
    Strand caller = Strands.current();
    if (caller != null) {
      caller.mode++;
    }
    try {
      if (!awaitEnabled()) {
        return null;
      }
      ExploredStrand next = run.decisions().choose();
      return next == null ? null : take(next);
    } finally {
      if (caller != null) {
        caller.mode--;
      }
    }
  }

  /** Whether somebody can go on, if need be after some time has passed. */
  private boolean awaitEnabled() {
    Scheduler scheduler = run.sphere.scheduler;
    do {
      if (run.over) {
        return false;
      }
      if (!scheduler.outside.isEmpty()) {
        scheduler.outside.admit();
      }
      run.forgetTimeouts();
      if (!run.aftermath.isOver() && run.decisions().collect()) {
        return true;
      }
      if (run.aftermath.hasBegun()) {
        run.finish(null);
        return false;
      }
    } while (lull());
    return false;
  }

  /**
   * Nobody can run. True when that may have changed; false when the run is over, or left to wait.
   */
  private boolean lull() {
    Scheduler scheduler = run.sphere.scheduler;
    if (scheduler.outside.dropped > 0 || !run.sphere.outsideThreads.none()) {
      return run.execution().patience.leave(run);
    }
    if (scheduler.jumpToNextDeadline()) {
      return true;
    }
    run.finish(Failures.deadlock(run));
    return false;
  }

  private Strand take(ExploredStrand c) {
    Strand next = c.strand;
    Scheduler scheduler = run.sphere.scheduler;
    if (next.wait.queue != null && !(next.wait.queue instanceof Monitor.Entry)) {
      scheduler.now = Math.max(scheduler.now, next.wait.deadline); // a sleep or a timeout ends
      scheduler.fireTimers();
    }
    WaitQueue queue = next.wait.queue;
    if (queue instanceof Monitor.Entry) {
      run.sphere.monitors.grant(((Monitor.Entry) queue).monitor(), next);
    }
    c.lastEvent = run.log.size();
    scheduler.handOvers++;
    run.log.begin(next.id, Operation.kind(c.what));
    if (run.open != null) {
      run.open.begun(c, c.lastEvent);
    }
    return next;
  }

  @Override
  public boolean keeps(Strand s) {
    run.observer.endOperation(s);
    return true;
  }

  @Override
  public boolean isEmpty() {
    return run.sphere.live <= 1;
  }

  /**
   * Every strand has a clock of its own that goes on a little each time it is read, and faster when
   * nothing else is done, or it is read often: a loop that waits for the time to pass ends, within
   * an operation too. Reading the clock is independent of what others do.
   */
  @Override
  public long readClock(Strand s) {
    ExploredStrand c = run.strand(s);
    if (s.depth == 0 && s.mode == 0) {
      int step = Math.max(c.clockReads++, Math.min(c.allClockReads++ / 16, SLOWEST_STEP));
      c.clockOffset += 1_000L << Math.min(step, 30);
    } else if (s.depth > 0 && ++c.readsInside > Strand.LOOKS_IN_VAIN) {
      c.clockOffset += 1_000;
    }
    return s.scheduler.now + c.clockOffset;
  }

  // ---- Events

  @Override
  public void started(Strand s) {}

  @Override
  public void woken(Strand s) {
    if (run.open != null) {
      run.open.queued(run.strand(s));
    }
  }

  @Override
  public void admitted(Strand s) {}

  /** The first event of a strand begins when it first has the turn. */
  @Override
  public void granted(Strand s) {
    ExploredStrand c = run.strand(s);
    if (!c.begun) {
      c.begun = true;
      run.text.tell(s, c, c.what, null, Operation.STATE);
      run.observer.touch(s, c, c.what, null, Operation.STATE);
    }
  }

  @Override
  public void waits(Strand s, WaitQueue queue) {
    run.strand(s).what = Kind.WAKE;
    run.observer.endOperation(s);
  }

  @Override
  public void notifies(Strand s, Monitor monitor) {
    s.mode++;
    try {
      run.decisions().chooseWaiter(s, monitor);
    } finally {
      s.mode--;
    }
    if (run.over) {
      throw Unwinding.leave(s);
    }
  }

  @Override
  public void leaves(Strand s) {
    run.strand(s).returning = true;
  }

  @Override
  public void ends(Strand s) {
    run.strand(s).ended = true;
    run.observer.endOperation(s);
  }

  /** The strand stays where it is: what it does there is explored. */
  @Override
  public boolean entersSection(Strand s) {
    return false;
  }

  @Override
  public void leavesSection(Strand s) {
    if (run.open != null && s.critical == 0) {
      run.open.queued(run.strand(s));
    }
  }
}
