package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Arrival;
import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Virtual;
import dev.jay.trace.Kind;
import org.jspecify.annotations.Nullable;

/**
 * LockSupport's park and unpark, at the calls of Unsafe that they are made of. All of
 * java.util.concurrent blocks through here: inside a region a park gives up the turn, and comes
 * back with it. The permit is the strand's; the real one is used only by threads outside the order.
 */
public final class Parking {
  private Parking() {}

  /** In place of {@code Unsafe.park(absolute, time)}. */
  public static void park(Object unsafe, boolean absolute, long time) {
    Strand s = Strands.current();
    if (s == null) {
      Raw.U.park(absolute, time);
    } else if (s.mode != 0) {
      parkOutside(s, absolute, time);
    } else {
      park(s, absolute, time);
    }
  }

  /** In place of {@code JavaLangAccess.parkVirtualThread()}. */
  public static void parkVirtual(Object access) {
    parkVirtual(access, 0L);
  }

  /** In place of {@code JavaLangAccess.parkVirtualThread(nanos)}. */
  public static void parkVirtual(Object access, long nanos) {
    Strand s = Strands.controlled();
    if (s != null) {
      park(s, false, nanos);
    } else {
      Virtual.park(nanos);
    }
  }

  /** In place of {@code JavaLangAccess.unparkVirtualThread(thread)}. */
  public static void unparkVirtual(Object access, Thread thread) {
    unpark(access, thread);
  }

  private static void park(Strand s, boolean absolute, long time) {
    Scheduler scheduler = s.scheduler;
    scheduler.getTurn(s, Kind.PARK, null);
    if (s.permit) {
      s.permit = false;
    } else if (!Raw.interruptFlag(s.thread)) {
      long nanos = nanos(absolute, time);
      if (nanos > 0) {
        scheduler.await(s, s.parking, nanos, true);
      }
    }
    scheduler.putTurn(s);
  }

  private static long nanos(boolean absolute, long time) {
    if (absolute) {
      long millis = time - Time.currentTimeMillis();
      return millis <= 0 ? 0 : Time.nanosOfMillis(millis);
    }
    return time == 0 ? Scheduler.FOREVER : time;
  }

  private static void parkOutside(Strand s, boolean absolute, long time) {
    s.scheduler.outside.begin(s);
    if (s.permit) {
      s.permit = false;
    } else {
      if (s.virtual) {
        Virtual.park(absolute ? nanos(true, time) : time);
      } else {
        Raw.U.park(absolute, time);
      }
      s.permit = false;
    }
    s.scheduler.outside.end(s);
  }

  /**
   * In place of {@code Unsafe.unpark(thread)}. A strand that has ended is one here too: whether it
   * has is known with the turn only.
   */
  public static void unpark(Object unsafe, @Nullable Object thread) {
    Thread other = thread instanceof Thread ? (Thread) thread : null;
    Strand target = other == null ? null : Strands.of(other);
    Strand s = Strands.controlled();
    if (other != null && s != null && (target != null || Strands.hasEnded(other))) {
      unpark(s, other);
    } else {
      if (target != null) {
        target.scheduler.outside.arrive(new Arrival(Arrival.UNPARK, target, null));
      }
      unparkReally(thread);
    }
  }

  private static void unpark(Strand s, Thread thread) {
    s.scheduler.getTurn(s, Kind.UNPARK, thread);
    Strand target = Strands.of(thread);
    if (target != null) {
      s.scheduler.unpark(target);
    }
    s.scheduler.putTurn(s);
  }

  private static void unparkReally(@Nullable Object thread) {
    if (thread instanceof Thread && Virtual.is((Thread) thread)) {
      Strand.unparkVirtual((Thread) thread);
    } else {
      Raw.U.unpark(thread);
    }
  }
}
