package dev.jay.runtime.run;

import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.RoundRobin;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Watchdog;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.jvm.NativeCode;
import dev.jay.runtime.jvm.Service;
import org.jspecify.annotations.Nullable;

/**
 * The run of a whole program under round-robin ({@code jay run}). An idle thread keeps time flowing
 * while nobody can run but something outside may still happen; the watchdog sees to it that the
 * turn moves; a deadlock is reported and ends the JVM.
 */
public final class ProductionRun extends ProgramRun {
  public final Sphere sphere;
  private final IdleThread idleThread;
  private final Watchdog watchdog;

  public ProductionRun(Settings settings, Inputs inputs, @Nullable ScheduleLog log) {
    this(settings, inputs, log, new RoundRobin(settings.stretch));
  }

  /** The same in rounds of another kind, seen by one more observer. */
  public ProductionRun(
      Settings settings, Inputs inputs, @Nullable Observer log, RoundRobin rounds) {
    Observer observer =
        ObserverPair.of(
            ObserverPair.of(new ScheduleHash(), log), settings.stats ? new Stats() : null);
    sphere = new Sphere(settings, inputs, rounds, observer, this);
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
    boolean isClosed =
        scheduler.outside.dropped == 0 && sphere.live > 0 && sphere.outsideThreads.none();
    boolean isQuiet = isClosed && !NativeCode.isLoaded();
    if (isQuiet && scheduler.jumpToNextDeadline()) {
      return true;
    }
    if (isQuiet || (isClosed && Deadlock.isCertain(sphere))) {
      Deadlock.report(sphere);
    }
    idleThread.takeTurn(isClosed);
    return false;
  }

  @Override
  public long timeOutside() {
    return idleThread.time();
  }

  @Override
  public void arrived() {
    idleThread.wake();
  }

  // ---- The end

  @Override
  protected Sphere sphere() {
    return sphere;
  }

  @Override
  protected void sayAtTheEnd() {
    watchdog.sayAtTheEnd();
  }
}
