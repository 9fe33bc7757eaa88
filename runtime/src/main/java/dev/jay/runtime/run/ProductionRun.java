package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.RoundRobin;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Supervisor;
import dev.jay.runtime.core.Watchdog;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.jvm.Service;
import dev.jay.runtime.jvm.Voice;
import dev.jay.trace.Fingerprint;
import org.jspecify.annotations.Nullable;

/**
 * The run of a whole program under round-robin ({@code jay run}). An idle thread keeps time flowing
 * while nobody can run but something outside may still happen; the watchdog sees to it that the
 * turn moves; a deadlock is reported and ends the JVM.
 *
 * <p>The end of the JVM is part of the schedule. When the last user strand ends, the JVM's own
 * thread comes to run the shutdown hooks; the turn is kept aside for it, so that daemon strands do
 * not run on for a while that depends on timing. That thread, or the one that called System.exit,
 * takes the last turn and keeps it: the schedule is closed, and the closing lines can be said.
 */
public final class ProductionRun extends Supervisor {
  public final Sphere sphere;
  private final IdleThread idleThread;
  private final Watchdog watchdog;

  /** The turn is kept aside for the thread that shuts the JVM down. */
  private boolean isReserved;

  private boolean isClosed;

  public ProductionRun(Settings settings, Inputs inputs, @Nullable ScheduleLog log) {
    Observer observer = new ScheduleHash();
    if (log != null) {
      observer = new ObserverPair(observer, log);
    }
    if (settings.stats) {
      observer = new ObserverPair(observer, new Stats());
    }
    sphere = new Sphere(settings, inputs, new RoundRobin(settings.stretch), observer, this);
    idleThread = new IdleThread(sphere);
    watchdog = new Watchdog(sphere);
  }

  /**
   * Starts the idle thread and the watchdog. Before the first strand exists: a thread started later
   * would be an operation of whoever starts it.
   */
  public void startServices() {
    idleThread.start();
    Service.start("jay-watchdog", watchdog);
    Deadlock.prepare();
  }

  // ---- Nobody can run

  @Override
  public boolean idle() {
    Scheduler scheduler = sphere.scheduler;
    if (!scheduler.outside.isEmpty()) {
      scheduler.outside.admit();
      return true;
    }
    if (scheduler.outside.dropped == 0 && sphere.live > 0 && sphere.outsideThreads.none()) {
      if (scheduler.jumpToNextDeadline()) {
        return true;
      }
      Deadlock.report(sphere);
    }
    idleThread.takeTurn();
    return false;
  }

  @Override
  public void arrived() {
    idleThread.wake();
  }

  // ---- The end

  @Override
  public boolean lastUserHasEnded(Strand s) {
    if (s.daemon || !sphere.outsideThreads.none()) {
      return false;
    }
    synchronized (this) {
      isReserved = true;
    }
    return true;
  }

  @Override
  public synchronized boolean isTurnReserved() {
    return isReserved;
  }

  @Override
  public void releaseReservedTurn() {
    if (claimReservedTurn()) {
      sphere.scheduler.handOver();
    }
  }

  @Override
  public synchronized boolean claimReservedTurn() {
    boolean was = isReserved;
    isReserved = false;
    return was;
  }

  @Override
  public void close() {
    synchronized (this) {
      if (isClosed) {
        return;
      }
      isClosed = true;
    }
    sphere.observer.closes(sphere);
    String expelled = watchdog.closingLine();
    if (expelled != null) {
      Voice.say(expelled);
    }
    if (sphere.settings.fingerprint) {
      Voice.say(
          "schedule "
              + Fingerprint.text(sphere.scheduler.fingerprint)
              + " operations "
              + sphere.scheduler.operations
              + " threads "
              + sphere.started);
    }
  }
}
