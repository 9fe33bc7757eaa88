package dev.jay.runtime;

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
 * <p>While there is one strand only, or the object belongs to the strand (see {@link Owners}), a
 * monitor's shadow stays off the table: entering is a push on the strand's own stack and leaving a
 * pop, and the shadow lies above the top for the next push. An object that belongs to the strand
 * has a shadow of its own, with its deed. Where that lies on top already, entering and leaving only
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
  private static volatile int strangers;

  private static final long STRANGERS = Raw.U.staticFieldOffset(staticField("strangers"));
  private static final Object STRANGERS_BASE = Raw.U.staticFieldBase(staticField("strangers"));

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
        Hints.usedInside(o);
      }
      return;
    }
    Scheduler scheduler = s.scheduler;
    if (s.mayUseFreely(Kind.MONITOR_ENTER, o)) {
      Hints.usedOutside(o);
      s.disturb();
      enterOwn(s, o);
      return;
    }
    scheduler.getTurn(s, Kind.MONITOR_ENTER, o);
    Hints.usedOutside(o);
    if (scheduler.touch(s, o)) {
      enterOwn(s, o);
    } else if (scheduler.alone) {
      Table.push(s, o);
    } else {
      scheduler.monitors.enter(s, o);
    }
    scheduler.putTurn(s);
  }

  private static void enterOwn(Strand s, Object o) {
    Deed d = s.estate.find(o);
    if (d == null) {
      throw new AssertionError("an object of one's own without a deed");
    }
    Monitor m = d.shadow;
    if (m == null) {
      m = new Monitor(d);
      d.shadow = m;
    }
    s.pushHeld(m);
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
    Deed d = s.held[s.heldCount - 1].deed;
    if (d != null && d.refersTo(o) && s.credit > 0) {
      s.heldCount--;
      s.disturb();
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.MONITOR_EXIT, o);
    pop(s, o);
    scheduler.putTurn(s);
  }

  private static void pop(Strand s, Object o) {
    int i = s.heldCount - 1;
    while (i >= 0 && !s.held[i].isOf(o)) {
      i--;
    }
    if (i < 0) {
      return; // entered where Jay did not look
    }
    while (s.heldCount > i) {
      s.scheduler.monitors.leaveTop(s);
    }
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
          s.scheduler.endOutside(s);
        }
        s.mode = 0;
        s.scheduler.getTurn(s, Kind.MONITOR_EXIT, o);
        pop(s, o);
        s.scheduler.putTurn(s);
        if (outside > 0) {
          s.scheduler.beginOutside(s);
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
      awaitStrange(o, millis);
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.WAIT, o);
    if (Raw.clearInterruptFlag(s.thread)) {
      scheduler.putTurn(s);
      throw new InterruptedException();
    }
    scheduler.share(s, o);
    Monitor m = scheduler.monitors.owned(s, o);
    s.savedCount = m.count;
    s.granted = false;
    scheduler.monitors.beginWait(s, m);
    scheduler.block(
        s, m.waitSet, millis == 0 ? Scheduler.FOREVER : Time.nanosOfMillis(millis), true);
    boolean interrupted = false;
    while (!s.granted) {
      try {
        o.wait();
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
    if (reason == Strand.INTERRUPTED) {
      Raw.setInterruptFlag(s.thread, false);
    }
    scheduler.putTurn(s);
    if (reason == Strand.INTERRUPTED) {
      throw new InterruptedException();
    }
  }

  /**
   * A wait that Jay does not order: of a thread that is not controlled, in an initialiser, or
   * without the monitor.
   */
  private static void awaitStrange(Object o, long millis) throws InterruptedException {
    Raw.U.getAndAddInt(STRANGERS_BASE, STRANGERS, 1);
    Regions.outside();
    try {
      o.wait(millis);
    } finally {
      Regions.inside();
      Raw.U.getAndAddInt(STRANGERS_BASE, STRANGERS, -1);
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
      Scheduler scheduler = Jay.scheduler();
      if (scheduler != null) {
        scheduler.arrive(new Arrival(all ? Arrival.NOTIFY_ALL : Arrival.NOTIFY, null, o));
      }
      return;
    }
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.NOTIFY, o);
    Monitor m = scheduler.monitors.find(o);
    boolean someone = m != null && !m.waitSet.isEmpty();
    if (m != null) {
      while (scheduler.signal(m.waitSet) && all) {}
    }
    if (!someone || strangers > 0) {
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

  /**
   * The shadows of all monitors that are owned or waited for, by identity. Only the holder of the
   * turn touches it.
   */
  static final class Table {
    private final Scheduler scheduler;
    private @Nullable Monitor[] buckets = new Monitor[256];
    private int size;
    private int innerSize;

    Table(Scheduler scheduler) {
      this.scheduler = scheduler;
    }

    @Nullable Monitor find(Object o) {
      if (size == 0) {
        return null;
      }
      Monitor m = buckets[System.identityHashCode(o) & (buckets.length - 1)];
      while (m != null && m.object != o) {
        m = m.next;
      }
      return m;
    }

    /** Whether somebody has entered {@code o} inside an operation that it has not ended. */
    boolean isWantedInside(Object o) {
      return innerSize > 0 && !Raw.hasNoHash(o) && find(o) != null;
    }

    /** {@code s} enters {@code o}, which nobody else wants: its shadow stays off the table. */
    static Monitor push(Strand s, Object o) {
      Monitor m = s.held[s.heldCount];
      if (m == null || m.deed != null) {
        m = fresh(s, o);
        m.owner = s;
        s.pushHeld(m);
      } else {
        m.object = o;
        s.heldCount++;
      }
      m.count = 1;
      return m;
    }

    private static Monitor fresh(Strand s, Object o) {
      Monitor m = s.freeMonitors;
      if (m == null) {
        m = new Monitor();
      } else {
        s.freeMonitors = m.next;
        m.next = null;
      }
      m.object = o;
      return m;
    }

    private void insert(Monitor m) {
      if (size >= buckets.length) {
        grow();
      }
      m.hash = System.identityHashCode(m.object);
      int bucket = m.hash & (buckets.length - 1);
      m.next = buckets[bucket];
      buckets[bucket] = m;
      m.published = true;
      size++;
      if (m.isInner) {
        innerSize++;
      }
    }

    private void grow() {
      @Nullable Monitor[] old = buckets;
      buckets = new Monitor[2 * old.length];
      for (Monitor chain : old) {
        Monitor m = chain;
        while (m != null) {
          Monitor after = m.next;
          int bucket = m.hash & (buckets.length - 1);
          m.next = buckets[bucket];
          buckets[bucket] = m;
          m = after;
        }
      }
    }

    private void drop(Strand s, Monitor m) {
      if (m.published) {
        int bucket = m.hash & (buckets.length - 1);
        Monitor before = buckets[bucket];
        if (before == m) {
          buckets[bucket] = m.next;
        } else {
          while (before != null && before.next != m) {
            before = before.next;
          }
          if (before != null) {
            before.next = m.next;
          }
        }
        size--;
        if (m.isInner) {
          innerSize--;
        }
        m.published = false;
      }
      m.isInner = false;
      m.object = null;
      m.next = s.freeMonitors;
      s.freeMonitors = m;
    }

    void enter(Strand s, Object o) {
      Monitor m = find(o);
      if (m == null) {
        m = fresh(s, o);
        insert(m);
      }
      if (m.owner == null) {
        m.owner = s;
        m.count = 1;
      } else if (m.owner == s) {
        m.count++;
      } else {
        s.savedCount = 1;
        s.granted = true; // the thread does not sit in the real wait
        scheduler.await(s, m.entry, Scheduler.FOREVER, false);
      }
      s.pushHeld(m);
    }

    /** {@code s} leaves what it has entered last; a shadow off the table stays for the next. */
    void leaveTop(Strand s) {
      Monitor m = s.held[--s.heldCount];
      if (m.isInner) {
        s.innerHeld--;
      }
      if (m.published || m.count > 1) {
        s.held[s.heldCount] = null;
        leave(s, m);
      } else {
        m.isInner = false;
        m.count = 0;
        m.object = null;
      }
    }

    private void leave(Strand s, Monitor m) {
      if (--m.count > 0) {
        return;
      }
      m.owner = null;
      if (m.published) {
        grantIfFree(m);
      }
      if (m.isFree()) {
        drop(s, m);
      }
    }

    /** The shadow of a monitor that {@code s} owns, with its whole count. */
    Monitor owned(Strand s, Object o) {
      if (scheduler.alone) {
        publish(s, o);
      }
      Monitor m = find(o);
      if (m == null) {
        throw new AssertionError("a held monitor without a shadow");
      }
      return m;
    }

    /** {@code s}, about to wait, lets the monitor go. */
    void beginWait(Strand s, Monitor m) {
      m.count = 0;
      m.owner = null;
      grantIfFree(m);
    }

    /** Gives a free monitor to the first strand that waits to enter it. */
    void grantIfFree(Monitor m) {
      if (m.owner != null || scheduler.competing) {
        return;
      }
      Strand heir = m.entry.peek();
      if (heir != null) {
        grant(m, heir);
      }
    }

    /** Gives a free monitor to {@code heir}, which stands in its entry queue. */
    void grant(Monitor m, Strand heir) {
      m.owner = heir;
      m.count = heir.savedCount;
      int reason = heir.wakeReason;
      if (!heir.granted) {
        Object o = m.object();
        synchronized (o) {
          heir.granted = true;
          o.notifyAll();
        }
      } else {
        reason = Strand.SIGNALLED;
      }
      scheduler.wake(heir, reason);
    }

    /** What a thread outside did to {@code o} reaches the strands that wait on it. */
    void notifyFromOutside(Object o, boolean all) {
      Monitor m = find(o);
      if (m != null) {
        while (scheduler.signal(m.waitSet) && all) {}
      }
    }

    /**
     * What {@code s}, which was alone, holds goes on the table. Until now each entering made a
     * shadow of its own; they become one with a count.
     */
    void publishAll(Strand s) {
      for (int i = 0; i < s.heldCount; i++) {
        publish(s, i);
      }
    }

    /** What {@code s} has entered inside operations goes on the table. */
    void publishInner(Strand s) {
      for (int i = 0; i < s.heldCount; i++) {
        if (s.held[i].isInner) {
          publish(s, i);
        }
      }
    }

    /**
     * {@code o} no longer belongs to {@code s}: if {@code s} holds it, the shadow goes on the
     * table. True when it does.
     */
    boolean publish(Strand s, Object o) {
      boolean holds = false;
      for (int i = 0; i < s.heldCount; i++) {
        if (s.held[i].isOf(o)) {
          publish(s, i);
          holds = true;
        }
      }
      return holds;
    }

    private void publish(Strand s, int i) {
      Monitor m = s.held[i];
      if (m.published) {
        return;
      }
      Monitor known = find(m.object());
      if (known == null && m.deed == null) {
        insert(m);
        return;
      }
      if (known == null) {
        known = fresh(s, m.object());
        known.owner = s;
        known.count = 0;
        insert(known);
      }
      known.count++;
      s.held[i] = known;
    }
  }
}
