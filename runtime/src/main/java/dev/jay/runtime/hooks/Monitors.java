package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Monitor;
import dev.jay.runtime.core.MonitorTable;
import dev.jay.runtime.core.Ownership;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.core.Wait;
import dev.jay.runtime.jvm.NativeCode;
import dev.jay.runtime.jvm.Raw;
import dev.jay.trace.Kind;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import org.jspecify.annotations.Nullable;

/**
 * The operations on monitors: hooks stand before each MONITORENTER and MONITOREXIT, and in place of
 * wait and notify.
 *
 * <p>A shadow table knows who owns which monitor. A strand enters the shadow first, under the turn,
 * waiting in the scheduler if it must; the real MONITORENTER that follows then finds the monitor
 * free, or just being left. So the real monitor is really held (holdsLock, thread dumps and code
 * that is not instrumented see the truth) but never contended for longer than an instruction. On
 * exit the monitor goes directly to the first strand in its entry queue.
 *
 * <p>A waiting thread sits in the real {@code wait}, since nothing else releases a monitor entered
 * several times. It is woken by whoever grants it the monitor. A strand that leaves a monitor holds
 * the real one at that moment, so it never blocks in doing that; a timeout or interrupt grants a
 * monitor only if it is free.
 *
 * <p>While there is one strand only, or the object belongs to the strand (see Owners), a monitor's
 * shadow stays off the table: entering is a push on the strand's own stack and leaving a pop, and
 * the shadow lies above the top for the next push. An object that belongs to the strand has a
 * shadow of its own, with its ownership. Where that lies on top already, entering and leaving only
 * count; storing it would cost as much as the rest, since the collector wants to know of it. When
 * the object is shared while it is held, a shadow for the table takes its place.
 *
 * <p>Entries of a strand's stack lie in the order of entering. Leaving a monitor that is not on top
 * means that what lies above was never really entered (an error struck between hook and
 * instruction); those entries go too.
 */
public final class Monitors {
  /**
   * How many threads are in the real wait without being controlled; then a notify must reach them
   * too.
   */
  private static volatile int uncontrolledWaiters;

  private static final long WAITERS = Raw.U.staticFieldOffset(staticField("uncontrolledWaiters"));
  private static final Object WAITERS_BASE =
      Raw.U.staticFieldBase(staticField("uncontrolledWaiters"));

  private Monitors() {}

  private static java.lang.reflect.Field staticField(String name) {
    try {
      return Monitors.class.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }

  /** Before MONITORENTER. */
  @ForceInline
  public static void enter(@Nullable Object o) {
    Strand s = Strands.current();
    if (s == null || o == null || !s.entersAgain(o)) {
      enterSlow(o);
    }
  }

  @DontInline
  private static void enterSlow(@Nullable Object o) {
    Strand s = Strands.controlled();
    if (s == null || o == null) {
      if (s == null) {
        Regions.usedInside(o);
      }
      return;
    }
    if (s.entersAgainToo(o)) {
      return;
    }
    Scheduler scheduler = s.scheduler;
    if (scheduler.getKeptTurn(s, Kind.MONITOR_ENTER, o)) {
      s.sphere.sections.usedOutside(o);
      s.sphere.monitors.enter(s, o);
      scheduler.putTurn(s);
      return;
    }
    if (s.mayUseFreely(Kind.MONITOR_ENTER, o)) {
      s.sphere.sections.usedOutside(o);
      s.disturb();
      MonitorTable.enterOwn(s, o);
      return;
    }
    scheduler.getTurn(s, Kind.MONITOR_ENTER, o);
    s.sphere.sections.usedOutside(o);
    if (s.sphere.use(s, Kind.MONITOR_ENTER, o)) {
      MonitorTable.enterOwn(s, o);
    } else if (s.sphere.alone) {
      MonitorTable.push(s, o);
    } else {
      s.sphere.monitors.enter(s, o);
    }
    scheduler.putTurn(s);
  }

  /** Before MONITOREXIT. */
  @ForceInline
  public static void exit(@Nullable Object o) {
    Strand s = Strands.current();
    if (s != null && o != null && !s.leavesAgain(o)) {
      exitSlow(s, o);
    }
  }

  @DontInline
  private static void exitSlow(Strand s, Object o) {
    if (s.heldCount == 0) {
      return;
    }
    if (s.mode != 0) {
      exitOutside(s, o);
      return;
    }
    Ownership d = s.held[s.heldCount - 1].ownership;
    if (d != null && d.refersTo(o) && s.credit > 0) {
      s.heldCount--;
      s.disturb();
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.MONITOR_EXIT, o);
    s.sphere.monitors.pop(s, o);
    scheduler.putTurn(s);
  }

  /**
   * Only a monitor that was entered in the order is on the stack; then leaving it belongs to the
   * order as well.
   */
  private static void exitOutside(Strand s, Object o) {
    for (int i = s.heldCount - 1; i >= 0; i--) {
      if (s.held[i].isOf(o)) {
        int mode = s.mode;
        int outside = s.outside;
        if (outside > 0) {
          s.outside = 1;
          s.scheduler.outside.end(s);
        }
        s.mode = 0;
        s.scheduler.getTurn(s, Kind.MONITOR_EXIT, o);
        s.sphere.monitors.pop(s, o);
        s.scheduler.putTurn(s);
        if (outside > 0) {
          s.scheduler.outside.begin(s);
        }
        s.mode = mode;
        s.outside = outside;
        return;
      }
    }
  }

  /** In place of {@code o.wait()}. */
  public static void await(Object o) throws InterruptedException {
    await(o, 0L);
  }

  /** In place of {@code o.wait(millis, nanos)}. */
  public static void await(Object o, long millis, int nanos) throws InterruptedException {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      o.wait(millis, nanos);
    } else {
      await(o, nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }
  }

  /** In place of {@code o.wait(millis)}. */
  public static void await(Object o, long millis) throws InterruptedException {
    Strand s = Strands.controlled();
    if (s == null || millis < 0 || !isHeld(s, o)) {
      awaitUncontrolled(o, millis);
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.WAIT, o);
    if (Raw.clearInterruptFlag(s.thread)) {
      scheduler.putTurn(s);
      throw new InterruptedException();
    }
    s.sphere.share(s, o);
    Monitor m = s.sphere.monitors.owned(s, o);
    s.savedCount = m.count;
    s.waiter.granted = false;
    s.sphere.monitors.beginWait(s, m);
    scheduler.block(
        s, m.waitSet, millis == 0 ? Scheduler.FOREVER : Time.nanosOfMillis(millis), true);
    boolean interrupted = false;
    while (!s.waiter.granted) {
      try {
        if (m.await(o, s.waiter) && !s.waiter.granted && NativeCode.isLoaded()) {
          scheduler.outside.arrive(new Arrival(Arrival.NOTIFIED, s, o));
        }
      } catch (InterruptedException e) {
        s.hiddenInterrupt = true;
        interrupted = true;
      }
    }
    int reason = scheduler.resume(s);
    if (interrupted) {
      Raw.setInterruptFlag(s.thread, true);
      s.hiddenInterrupt = false;
    }
    if (reason == Wait.INTERRUPTED) {
      Raw.setInterruptFlag(s.thread, false);
    }
    scheduler.putTurn(s);
    if (reason == Wait.INTERRUPTED) {
      throw new InterruptedException();
    }
  }

  /**
   * A wait that Jay does not order: of a thread that is not controlled, in an initialiser, or
   * without the monitor.
   */
  private static void awaitUncontrolled(Object o, long millis) throws InterruptedException {
    Raw.U.getAndAddInt(WAITERS_BASE, WAITERS, 1);
    Regions.outside();
    try {
      o.wait(millis);
    } finally {
      Regions.inside();
      Raw.U.getAndAddInt(WAITERS_BASE, WAITERS, -1);
    }
  }

  /** In place of {@code o.notify()}. */
  public static void signal(Object o) {
    notify(o, false);
  }

  /** In place of {@code o.notifyAll()}. */
  public static void signalAll(Object o) {
    notify(o, true);
  }

  private static void notify(Object o, boolean all) {
    Strand s = Strands.controlled();
    if (s == null || !isHeld(s, o)) {
      notifyReally(o, all); // throws if the monitor is not held
      for (Sphere sphere : Spheres.all()) {
        sphere.scheduler.outside.arrive(
            new Arrival(all ? Arrival.NOTIFY_ALL : Arrival.NOTIFY, null, o));
      }
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.NOTIFY, o);
    Monitor m = s.sphere.monitors.find(o);
    boolean someone = m != null && !m.waitSet.isEmpty();
    if (m != null) {
      if (!all) {
        s.sphere.policy.notifies(s, m);
      }
      while (scheduler.signal(m.waitSet) && all) {}
    }
    if (!someone || uncontrolledWaiters > 0) {
      notifyReally(o, all);
    }
    scheduler.putTurn(s);
  }

  private static void notifyReally(Object o, boolean all) {
    if (all) {
      o.notifyAll();
    } else {
      o.notify();
    }
  }

  static boolean isHeld(Strand s, Object o) {
    for (int i = s.heldCount - 1; i >= 0; i--) {
      if (s.held[i].isOf(o)) {
        return true;
      }
    }
    return false;
  }
}
