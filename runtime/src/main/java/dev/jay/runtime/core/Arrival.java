package dev.jay.runtime.core;

import org.jspecify.annotations.Nullable;

/**
 * Something that comes into the order from outside: a strand that returns from a blocking call, or
 * what a thread that is not controlled did to one that is. Arrivals are pushed without a lock and
 * taken in by the next holder of the turn.
 */
public final class Arrival {
  public static final int RETURN = 0;
  public static final int START = 1;
  public static final int UNPARK = 2;
  public static final int INTERRUPT = 3;
  public static final int NOTIFY = 4;
  public static final int NOTIFY_ALL = 5;

  /** Native code has notified the strand. */
  public static final int NOTIFIED = 6;

  /** The strand, which is outside, does not hold the monitor: it waits there in native code. */
  public static final int ABANDON = 7;

  public final int what;
  public final @Nullable Strand strand;
  public final @Nullable Object object;
  @Nullable Arrival next;

  public Arrival(int what, @Nullable Strand strand, @Nullable Object object) {
    this.what = what;
    this.strand = strand;
    this.object = object;
  }

  /** The holder of the turn takes it in. */
  void enter(Sphere sphere) {
    if (what == NOTIFY || what == NOTIFY_ALL) {
      sphere.monitors.notifyFromOutside(require(object), what == NOTIFY_ALL);
      return;
    }
    Strand s = require(strand);
    switch (what) {
      case RETURN:
        sphere.scheduler.outside.takeBack(s);
        break;
      case START:
        sphere.enlist(s);
        break;
      case ABANDON:
        sphere.monitors.abandon(s, require(object));
        break;
      case NOTIFIED:
        if (s.wait.queue instanceof Monitor.WaitSet set && set.isOf(require(object))) {
          sphere.observer.notified(s);
          set.awaken(s, Wait.SIGNALLED);
        }
        break;
      case UNPARK:
        sphere.scheduler.unpark(s);
        break;
      default:
        sphere.scheduler.interrupt(s);
        break;
    }
  }

  private static <T> T require(@Nullable T value) {
    if (value == null) {
      throw new AssertionError("an arrival without its subject");
    }
    return value;
  }
}
