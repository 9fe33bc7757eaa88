package dev.jay.programs;

/** Starts numbered threads, waits until all have ended, and passes on the first failure. */
public final class Workers {
  /** What one worker does. */
  public interface Body {
    void run(int worker) throws Exception;
  }

  /** One step of one worker. */
  public interface Step {
    void run(int worker, int step) throws Exception;
  }

  private Workers() {}

  /** Runs the body in {@code count} threads named worker-0, worker-1, ... */
  public static void run(int count, Body body) {
    Throwable[] failures = new Throwable[count]; // each written by its worker, read after the join
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; i++) {
      int worker = i;
      threads[i] = new Thread(() -> guarded(body, worker, failures), "worker-" + i);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      join(thread);
    }
    for (Throwable failure : failures) {
      if (failure != null) {
        throw new IllegalStateException("a worker failed", failure);
      }
    }
  }

  /**
   * Runs {@code steps} steps in each of {@code count} threads, with uneven computing before each.
   */
  public static void steps(int count, int steps, Step body) {
    run(
        count,
        worker -> {
          for (int step = 0; step < steps; step++) {
            Work.uneven(worker, step);
            body.run(worker, step);
          }
        });
  }

  /** Runs each body in a thread of its own. */
  public static void together(Body... bodies) {
    run(bodies.length, worker -> bodies[worker].run(worker));
  }

  /** Joins a thread; an interrupt is a failure here. */
  public static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while joining " + thread.getName(), e);
    }
  }

  private static void guarded(Body body, int worker, Throwable[] failures) {
    try {
      body.run(worker);
    } catch (Throwable e) {
      failures[worker] = e;
    }
  }
}
