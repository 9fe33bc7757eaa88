package dev.jay.runtime.core;

/**
 * The border between a sphere's order and what is outside. Strands leave the order (for a blocking
 * call, a performance critical section) lazily: they mark themselves, and the one who would hand
 * them the turn drops them. They come back as an {@link Arrival}, as does everything that threads
 * which are not controlled do to strands; the next holder of the turn takes it in. Both as in
 * PARROT §4.1.
 */
public final class Outside extends Arrivals {
  private final Sphere sphere;
  private final Scheduler scheduler;

  /** Strands outside the order that do not stand in it; for the holder of the turn only. */
  public int dropped;

  Outside(Sphere sphere, Scheduler scheduler) {
    this.sphere = sphere;
    this.scheduler = scheduler;
  }

  // ---- Strands

  /** PARROT's nondet_begin: from here on {@code s} does not take turns. */
  public void begin(Strand s) {
    sphere.policy.leaves(s);
    if (s.siteClock != null) {
      s.siteClock.stops(s);
    }
    s.mode++;
    if (s.outside++ > 0) {
      return;
    }
    if (s.stopwatch != null) {
      s.stopwatch.leaves();
    }
    if (s.phase == Strand.TURN) {
      sphere.monitors.shareInner(s);
    }
    s.savedDepth = s.depth;
    s.depth = 0;
    if (!sphere.policy.letsStrandsLeave()) {
      rest(s);
      return;
    }
    if (RunAhead.isAhead(s.phase)) {
      scheduler.awaitTurn(s);
    }
    while (!s.movePhase(Strand.RUNNING, Strand.OUTSIDE)) {
      if (s.movePhase(Strand.TURN, Strand.DROPPED)) {
        dropped++;
        scheduler.handOver();
        return;
      }
      if (s.phase == Strand.DROPPED) {
        return; // the watchdog was faster
      }
      Thread.onSpinWait();
    }
    scheduler.tellRest(s);
  }

  /**
   * {@code s}, which is in no operation, is about to wait for input and keeps its place in the
   * order: coming back is no turn. Who leaves a schedule meanwhile need not wait for it.
   */
  public void beginInOrder(Strand s) {
    s.mode++;
    if (s.outside++ == 0) {
      s.savedDepth = 0;
      s.keepsPlace = true;
    }
  }

  /** {@code s} stays in the order, but touches nothing of its own before its next turn. */
  private void rest(Strand s) {
    s.resting = true;
    if (s.phase == Strand.TURN) {
      s.leaveTurn(Strand.RUNNING);
      scheduler.handOver();
    } else {
      scheduler.tellRest(s);
    }
  }

  /** If {@code s} has begun to be outside, but stayed in the order, it leaves it now. */
  public void letLeave(Strand s) {
    if (s.outside > 0) {
      s.movePhase(Strand.RUNNING, Strand.OUTSIDE);
    }
  }

  /** PARROT's nondet_end. */
  public void end(Strand s) {
    sphere.supervisor.requireThatItGoesOn(s);
    s.mode--;
    if (--s.outside > 0) {
      return;
    }
    if (s.stopwatch != null) {
      s.stopwatch.returns();
    }
    rejoin(s);
    boolean keptPlace = s.keepsPlace;
    s.keepsPlace = false;
    long seen = s.seenOutside;
    s.seenOutside = 0;
    s.realAhead = 0;
    if (s.savedDepth != 0 || (seen > 0 && s.mode == 0)) {
      scheduler.awaitTurn(s);
      scheduler.letPassUntil(seen);
      s.depth = s.savedDepth;
      sphere.observer.regains(s);
      sphere.owners.reclaim(s);
    } else if (!keptPlace && sphere.policy.ordersReturns()) {
      scheduler.emptyTurn(s);
    }
  }

  /**
   * What the logical clock shows to {@code s}, which is outside. There it goes at the pace of the
   * real one, so that what waits in a loop until a deadline gets there; when the strand is back,
   * the sphere's time is not behind what it has seen.
   */
  long readClock(Strand s) {
    long real = System.nanoTime();
    if (s.realAhead == 0) {
      s.realAhead = real - scheduler.now;
    }
    long time = Math.max(scheduler.now, real - s.realAhead);
    s.seenOutside = time;
    return time;
  }

  /** A strand that was outside, or was taken out of the order, is to stand in it again. */
  void rejoin(Strand s) {
    s.freeze(); // waits for who looks at what belongs to the strand
    boolean inPlace = s.movePhase(Strand.OUTSIDE, Strand.RUNNING);
    boolean wasDropped = !inPlace && s.phase == Strand.DROPPED;
    if (wasDropped) {
      s.phase = Strand.RUNNING;
    }
    s.thaw();
    if (wasDropped) {
      arrive(s.comeback);
    }
  }

  /** A strand that was dropped takes its place in the order again. */
  void takeBack(Strand s) {
    dropped--;
    sphere.policy.admitted(s);
  }

  // ---- What comes

  /** Brings something in from outside. Any thread may call this. */
  public void arrive(Arrival arrival) {
    if (!sphere.policy.letsIn(arrival)) {
      return;
    }
    push(arrival);
    Policy.FirstCome firstCome = sphere.policy.firstCome();
    if (firstCome != null) {
      firstCome.arrived();
    } else if (scheduler.holder == null) {
      sphere.supervisor.arrived();
    }
  }

  /** Takes in what has arrived, in the order of arrival. */
  public void admit() {
    Arrival arrival = takeAll();
    while (arrival != null) {
      Arrival after = arrival.next;
      arrival.next = null; // from here on it may be pushed again
      sphere.observer.admits(arrival);
      arrival.enter(sphere);
      arrival = after;
    }
  }
}
