package dev.jay.runtime.record;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Watchdog;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.run.Deadlock;
import dev.jay.runtime.run.ObserverPair;
import dev.jay.runtime.run.ProgramRun;
import dev.jay.runtime.run.ScheduleHash;

/**
 * The run of a whole program while it is recorded. The turn lies free when nobody can run: what
 * comes from outside takes it, or the {@link TimeKeeper} when a deadline has come.
 */
final class RecordedRun extends ProgramRun {
  final Sphere sphere;
  private final ArrivalOrder order;
  private final Spool spool;
  private final String file;
  private final Watchdog watchdog;

  /** Whether it is a part of a program: the others may wake whoever waits in it. */
  private final boolean isPart;

  RecordedRun(
      Settings settings,
      Inputs inputs,
      ArrivalOrder order,
      Spool spool,
      Observer observer,
      String file,
      boolean isPart) {
    this.isPart = isPart;
    this.order = order;
    this.file = file;
    this.spool = spool;
    sphere =
        new Sphere(settings, inputs, order, new ObserverPair(new ScheduleHash(), observer), this);
    watchdog = new Watchdog(sphere);
  }

  /** Before the first strand exists. */
  void startServices() {
    order.begin(sphere);
    spool.start();
    show("recording", spool);
    Service.start("jay-watchdog", watchdog);
    Deadlock.prepare();
  }

  @Override
  protected Sphere sphere() {
    return sphere;
  }

  @Override
  public boolean idle() {
    Scheduler scheduler = sphere.scheduler;
    if (!scheduler.outside.isEmpty()) {
      scheduler.outside.admit();
      return true;
    }
    if (scheduler.outside.dropped == 0
        && sphere.live > 0
        && sphere.outsideThreads.none()
        && scheduler.untilNextDeadline() == Scheduler.FOREVER
        && !isPart
        && !isTurnReserved()) {
      Deadlock.report(sphere, "to see it again, replay the recording: jay replay " + file);
    }
    return false;
  }

  @Override
  public boolean lastUserHasEnded(Strand s) {
    return !isPart && super.lastUserHasEnded(s);
  }

  @Override
  public boolean isOver() {
    return isPart && isClosed() && sphere.live == 0;
  }

  @Override
  protected void sayAtTheEnd() {
    watchdog.sayAtTheEnd();
  }
}
