package dev.jay.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Waits while nobody of a run can go on but somebody outside may come back: a strand in a blocking
 * call, or a thread that belongs to no run. Whoever gives up the turn then leaves the run here, and
 * Jay's own thread goes on with it when something has arrived.
 */
final class Patience implements Runnable {
  private static final long LOOK_NANOS = 1_000_000;

  private volatile @Nullable Exploration left;
  private @Nullable Thread thread;

  /** Always false: the caller has nothing more to do. */
  boolean leave(Exploration run) {
    run.holder = null;
    left = run;
    synchronized (this) {
      if (thread == null) {
        thread = Service.start("jay-patience", this);
      }
    }
    Raw.unpark(thread);
    return false;
  }

  @Override
  public void run() {
    for (; ; ) {
      Exploration run = left;
      if (run == null) {
        Raw.parkNanos(1_000 * LOOK_NANOS);
      } else if (run.over) {
        left = null;
      } else if (run.hasArrivals()) {
        left = null;
        run.handOver();
      } else {
        Raw.parkNanos(LOOK_NANOS);
      }
    }
  }
}
