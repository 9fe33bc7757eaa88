package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.inputs.ShownOutput;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.run.Deadlock;
import dev.jay.runtime.run.ObserverPair;
import dev.jay.runtime.run.ProgramRun;
import dev.jay.runtime.run.ScheduleHash;
import dev.jay.runtime.run.ScheduleLog;
import org.jspecify.annotations.Nullable;

/** The run of a whole program that follows a recording. */
final class ReplayedRun extends ProgramRun {
  final Sphere sphere;
  private final Relay relay;
  private final Divergence divergence;
  private final Constraints constraints;
  private final ReplayWatch watch;

  /** Whether it is a part of a program: the others may wake whoever waits in it. */
  private final boolean isPart;

  ReplayedRun(
      Settings settings,
      Inputs inputs,
      Script script,
      @Nullable ScheduleLog log,
      boolean isPart,
      StopPoint stop) {
    this.isPart = isPart;
    OrderCursor cursor = new OrderCursor(script.order);
    divergence = new Divergence(cursor, script, this);
    relay = new Relay(cursor, divergence, script);
    constraints = new Constraints(script.constraints, divergence);
    Observer follower =
        new ObserverPair(new Follower(script, cursor, relay, divergence, stop), constraints);
    if (script.choice != null && script.schedule != null && script.reuse != null) {
      LateInputs late =
          new LateInputs(script.choice, script.schedule, script.reuse, cursor, divergence, relay);
      follower = new ObserverPair(late, follower); // before the turn is compared
    }
    sphere =
        new Sphere(
            settings,
            inputs,
            relay,
            ObserverPair.of(new ObserverPair(new ScheduleHash(), follower), log),
            this);
    relay.begin(sphere);
    stop.begin(
        new ShownOutput.Listener() {
          @Override
          public void written() {
            divergence.stopsAtOutput(sphere);
          }
        });
    watch = new ReplayWatch(this, relay, divergence);
  }

  /** {@code isPatient} if it may stand still for as long as it likes: there is a debugger. */
  void startServices(boolean isPatient) {
    if (!isPatient) {
      Service.start("jay-watchdog", watch);
    }
    show("replaying", null);
    Deadlock.prepare();
  }

  /** The program has left what it follows: from here on its strands go on in turns. */
  void goOnWithout() {
    constraints.off();
    relay.release();
  }

  /** Nothing happened any more: after the schedule was left, somebody is to have the turn. */
  synchronized void handOnIfNobodyHasTheTurn() {
    Strand holder = sphere.scheduler.holder;
    if (relay.isReleased() && (holder == null || holder.phase != Strand.TURN)) {
      sphere.scheduler.handOver();
    }
  }

  /** The strand of that number, if it is there. */
  @Nullable Strand strand(int id) {
    return relay.strandOf(id);
  }

  /** Whether nothing can happen until a thread outside starts another one. */
  boolean awaitsStart() {
    return relay.awaitsStart();
  }

  /** Whether the program has come to its end. */
  boolean hasEnded() {
    return isClosed();
  }

  @Override
  public boolean lastUserHasEnded(Strand s) {
    return !isPart && super.lastUserHasEnded(s);
  }

  /** As it was recorded: a thread outside may have ended a moment earlier, or later. */
  @Override
  protected boolean endsJvm() {
    return relay.isCutShort() ? super.endsJvm() : relay.goesOnWithNewStrand();
  }

  @Override
  protected Sphere sphere() {
    return sphere;
  }

  /**
   * The recorded schedule has ended, by the end of the program or in a deadlock; or the strands
   * that a part has left behind all wait.
   */
  @Override
  public boolean idle() {
    if (isPart || relay.isReleased()) {
      return relay.isReleased() && (goesOn() || sphere.scheduler.jumpToNextDeadline());
    }
    for (Strand s : sphere.strands()) {
      if (s.wait.queue == null) {
        return false;
      }
    }
    if (relay.awaitsStart()) {
      return false;
    }
    if (!isTurnReserved() && sphere.live > 0) {
      Deadlock.report(
          sphere, "the recorded schedule has led here: replay it again to see it again");
    }
    return false;
  }

  @Override
  protected void sayAtTheEnd() {
    divergence.sayAtTheEnd(sphere.settings.fingerprint);
  }

  /** Takes in what has come; if nothing has, the turn is nobody's. */
  private synchronized boolean goesOn() {
    boolean something = !sphere.scheduler.outside.isEmpty();
    if (something) {
      sphere.scheduler.outside.admit();
    } else if (sphere.scheduler.timers.first() == null) {
      sphere.scheduler.holder = null;
    }
    return something;
  }

  @Override
  public synchronized void arrived() {
    if (relay.isReleased() && sphere.isIdle() && goesOn()) {
      sphere.scheduler.handOver();
    }
  }

  @Override
  public void close() {
    super.close();
    if (isPart) {
      relay.release();
    }
  }
}
