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
 *
 * <p>Where only native code of the program's could still call in, by a thread that the JVM does not
 * know yet, it is not waited for without end: when nothing has come for some seconds and no timeout
 * is pending, that is a deadlock.
 */
final class IdleThread implements Runnable {
  private final Sphere sphere;
  private final Scheduler scheduler;
  private static final long NATIVE_NANOS = 4_000_000_000L;

  private @Nullable Thread thread;
  private volatile long since;

  /** Until then native code may call in; 0 if others may. */
  private volatile long patientUntil;

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

  /** Leaves the turn to this thread; nothing but native code can wake somebody, or others can. */
  void takeTurn(boolean onlyNativeCode) {
    since = System.nanoTime();
    patientUntil = onlyNativeCode ? since + NATIVE_NANOS : 0;
    scheduler.holder = null;
    wake();
  }

  /** The logical time, as it passes. */
  long time() {
    long from = since;
    long now = scheduler.now;
    return sphere.isIdle() ? now + System.nanoTime() - from : now;
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
          if (nanos != Scheduler.FOREVER) {
            Raw.parkNanos(nanos);
          } else if (patientUntil == 0) {
            Raw.park();
          } else if (patientUntil - time > 0) {
            Raw.parkNanos(patientUntil - time);
          } else if (sphere.outsideThreads.none() && scheduler.outside.dropped == 0) {
            Deadlock.report(sphere);
          } else {
            patientUntil = 0;
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
