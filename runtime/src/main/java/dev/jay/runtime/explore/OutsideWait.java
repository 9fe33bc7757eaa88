package dev.jay.runtime.explore;

import dev.jay.runtime.core.Watchdog;
import dev.jay.runtime.jvm.Raw;
import dev.jay.runtime.jvm.Service;
import org.jspecify.annotations.Nullable;

/**
 * Waits while nobody of a run can go on but somebody outside may come back: a strand in a blocking
 * call, or a thread that belongs to no run. Whoever gives up the turn then leaves the run here, and
 * Jay's own thread goes on with it when something has arrived, or when a timeout is due; logical
 * time flows at the pace of the real clock meanwhile. If nothing comes for long, the run is given
 * up.
 *
 * <p>The same thread looks after runs that do not get on at all: see {@link Watchdog}.
 */
final class OutsideWait implements Runnable {
  private static final long LOOK_NANOS = 1_000_000;
  private static final long SELDOM_NANOS = 500_000_000;
  private static final long GIVE_UP_NANOS = 20_000_000_000L;

  private final Execution execution;
  private volatile @Nullable Exploration left;
  private @Nullable Thread thread;
  private @Nullable Thread guard;

  OutsideWait(Execution execution) {
    this.execution = execution;
  }

  /** Before the first run: threads that are started later would be somebody's operation. */
  synchronized void start() {
    if (thread == null) {
      thread = Service.start("jay-patience", this);
      guard = Service.start("jay-guard", new Guard(execution));
    }
  }

  /** The execution has come to its end. */
  synchronized void stop() {
    stopped = true;
    Raw.unpark(thread);
    Raw.unpark(guard);
  }

  volatile boolean stopped;

  /** Always false: the caller has nothing more to do. */
  boolean leave(Exploration run) {
    run.sphere.scheduler.holder = null;
    left = run;
    Raw.unpark(thread);
    return false;
  }

  @Override
  public void run() {
    long since = 0;
    long before = 0;
    while (!stopped) {
      Exploration run = left;
      long time = System.nanoTime();
      if (run == null) {
        since = 0;
        Raw.parkNanos(SELDOM_NANOS);
        continue;
      }
      if (since == 0) {
        since = time;
        before = time;
      }
      run.letPass(time - before);
      before = time;
      if (run.over) {
        left = null;
      } else if (run.hasArrivals()) {
        left = null;
        run.sphere.scheduler.handOver();
      } else if (time - since > GIVE_UP_NANOS) {
        left = null;
        run.finish(Failures.stuck(run));
      } else {
        Raw.parkNanos(LOOK_NANOS);
      }
      if (left == null) {
        since = 0;
      }
    }
  }

  /** Sees a run that lasts, and watches it until it is over. */
  private static final class Guard implements Runnable {
    private final Execution execution;

    Guard(Execution execution) {
      this.execution = execution;
    }

    @Override
    public void run() {
      Exploration seen = null;
      while (!execution.patience.stopped) {
        Exploration run = execution.current();
        if (run != null && run == seen && !run.over) {
          new Watchdog(run.sphere).run();
        }
        seen = run;
        Raw.parkNanos(SELDOM_NANOS);
      }
    }
  }
}
