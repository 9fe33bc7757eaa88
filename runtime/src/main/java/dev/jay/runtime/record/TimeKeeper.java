package dev.jay.runtime.record;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import org.jspecify.annotations.Nullable;

/**
 * Ends sleeps and timeouts when their real time has come: it takes the turn then, like anybody
 * else. It sleeps until the earliest deadline that it was told of; who puts the turn down tells it
 * of an earlier one.
 */
final class TimeKeeper implements Runnable {
  private static final long RETRY_NANOS = 20_000;
  private static final int TRIES = 100;

  /** So often it looks whether the sphere is over. */
  private static final long LONGEST_PARK_NANOS = 1_000_000_000;

  private final Sphere sphere;
  private final ArrivalOrder order;
  private @Nullable Thread thread;

  /** When it will look again, in logical time. */
  private volatile long alarm = Scheduler.FOREVER;

  TimeKeeper(Sphere sphere, ArrivalOrder order) {
    this.sphere = sphere;
    this.order = order;
  }

  void start() {
    thread = Service.start("jay-time", this);
  }

  /** The holder of the turn says what the earliest deadline is. */
  void watch(long deadline) {
    if (deadline < alarm) {
      alarm = deadline;
      Raw.unpark(thread);
    }
  }

  @Override
  public void run() {
    while (!sphere.supervisor.isOver()) {
      long left = alarm == Scheduler.FOREVER ? Scheduler.FOREVER : alarm - order.elapsed();
      if (left == Scheduler.FOREVER) {
        Raw.parkNanos(LONGEST_PARK_NANOS);
      } else if (left > 0) {
        Raw.parkNanos(left);
      } else {
        ring();
      }
    }
  }

  private void ring() {
    for (int tries = 0; !order.tryTake(); tries++) {
      if (tries < TRIES) {
        Thread.onSpinWait();
      } else {
        Raw.parkNanos(RETRY_NANOS);
      }
    }
    Scheduler scheduler = sphere.scheduler;
    scheduler.pass(Math.max(0, order.elapsed() - scheduler.now));
    alarm = scheduler.timers.nextDeadline;
    order.putDown();
  }
}
