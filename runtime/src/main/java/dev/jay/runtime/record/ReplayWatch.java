package dev.jay.runtime.record;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Watchdog;
import dev.jay.runtime.jvm.Raw;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that a replay never hangs. When no turn was used for some seconds, the strand whose
 * turn it is either computes, which is its right, or waits for something that the recording does
 * not have: then the replay has gone astray, and ends. A program that goes on without its schedule
 * is looked after as any other, by the same thread: who leaves may be a thread that is ending, and
 * could start none.
 */
final class ReplayWatch implements Runnable {
  private static final long LOOK_NANOS = 250_000_000;

  /** So many looks in a row without anything happening, on a machine that lets us look in time. */
  private static final int MOST_LOOKS = 20;

  /** A thread that is blocked uses some time too, now and then. */
  private static final long COMPUTES_NANOS = 1_000_000;

  private final ReplayedRun run;
  private final Sphere sphere;
  private final Relay relay;
  private final Divergence divergence;
  private @Nullable ThreadMXBean threads;

  ReplayWatch(ReplayedRun run, Relay relay, Divergence divergence) {
    this.run = run;
    this.sphere = run.sphere;
    this.relay = relay;
    this.divergence = divergence;
  }

  @Override
  public void run() {
    Scheduler scheduler = sphere.scheduler;
    long seen = -1;
    long cpu = -1;
    int looks = 0;
    while (!relay.isReleased()) {
      long before = System.nanoTime();
      Raw.parkNanos(LOOK_NANOS);
      boolean starved = System.nanoTime() - before > 2 * LOOK_NANOS;
      Strand holder = scheduler.holder;
      long now = scheduler.operations + scheduler.handOvers;
      if (now != seen || sphere.supervisor.isTurnReserved()) {
        seen = now;
        cpu = -1;
        looks = 0;
      }
      if (starved || ++looks < MOST_LOOKS / 2) {
        continue;
      }
      long used = holder == null ? 0 : cpuOf(holder);
      if (cpu >= 0 && used - cpu > COMPUTES_NANOS) {
        looks = 0;
      } else if (looks > mostLooks()) {
        divergence.stuck(sphere, holder);
      }
      cpu = used;
    }
    if (divergence.hasLeft()) {
      new Watchdog(sphere).run();
    }
  }

  /** At the end of the schedule the JVM takes its time; a program that goes on shows soon. */
  private int mostLooks() {
    if (!relay.isAtTheEnd()) {
      return MOST_LOOKS;
    }
    return divergence.mayGoOn() && !run.hasEnded() ? MOST_LOOKS / 2 : 4 * MOST_LOOKS;
  }

  private long cpuOf(Strand s) {
    ThreadMXBean bean = threads;
    if (bean == null) {
      bean = ManagementFactory.getThreadMXBean();
      threads = bean;
    }
    return Math.max(0, bean.getThreadCpuTime(Raw.tid(s.thread)));
  }
}
