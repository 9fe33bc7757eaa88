package dev.jay.runtime.run;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import org.jspecify.annotations.Nullable;

/**
 * Keeps time flowing while no strand can run but something outside may still happen (PARROT §4.5):
 * it has the turn, lets logical time pass at the pace of the real clock, and hands the turn on as
 * soon as a timeout is due or somebody arrives.
 */
final class IdleThread implements Runnable {
  private final Sphere sphere;
  private final Scheduler scheduler;
  private @Nullable Thread thread;
  private long since;

  IdleThread(Sphere sphere) {
    this.sphere = sphere;
    this.scheduler = sphere.scheduler;
  }

  /**
   * Before the first strand exists: a thread started later would be an operation of whoever starts
   * it.
   */
  void start() {
    thread = Service.start("jay-idle", this);
  }

  /** Leaves the turn to this thread. */
  void takeTurn() {
    since = System.nanoTime();
    scheduler.holder = null;
    wake();
  }

  void wake() {
    Raw.unpark(thread);
  }

  @Override
  public void run() {
    for (; ; ) {
      if (sphere.isIdle()) {
        long time = System.nanoTime();
        long elapsed = time - since;
        since = time;
        if (!letPass(elapsed)) {
          long nanos = scheduler.untilNextDeadline();
          if (nanos == Scheduler.FOREVER) {
            Raw.park();
          } else {
            Raw.parkNanos(nanos);
          }
        }
      } else {
        Raw.park();
      }
    }
  }

  /** Lets time pass while nobody has the turn; true when it could hand the turn on. */
  private boolean letPass(long elapsed) {
    scheduler.now += elapsed;
    if (!scheduler.outside.isEmpty()) {
      scheduler.outside.admit();
    }
    if (scheduler.now >= scheduler.timers.nextDeadline) {
      scheduler.fireTimers();
    }
    boolean busy = !sphere.policy.isEmpty();
    if (busy) {
      scheduler.handOver();
    }
    return busy;
  }
}
