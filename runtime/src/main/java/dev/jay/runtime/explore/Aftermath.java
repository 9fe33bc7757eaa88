package dev.jay.runtime.explore;

/**
 * What daemons do when all other strands have ended. The JVM would end there; but what a daemon
 * does next may as well have come before, and only events that have happened are seen to depend on
 * others. So daemons go on until each has to wait, for a bounded number of events. A worker of
 * ForkJoin goes on only while it has a task of the program's, since what idle workers do to their
 * pool matters to nobody.
 */
final class Aftermath {
  private static final int MOST_EVENTS = 100;

  private final Exploration run;
  private int since = -1; // events when the last user ended

  Aftermath(Exploration run) {
    this.run = run;
  }

  void begin() {
    if (since < 0) {
      since = run.log.size();
    }
  }

  boolean hasBegun() {
    return since >= 0;
  }

  boolean isOver() {
    return since >= 0 && run.log.size() - since > MOST_EVENTS;
  }

  /** Whether an enabled strand may go on. */
  boolean admits(ExploredStrand c) {
    return since < 0 || !c.strand.suspended.isEmpty() || !isIdleWorker(c.strand.face);
  }

  /** By reflection, since nothing here may depend on those classes. */
  private static boolean isIdleWorker(Thread thread) {
    try {
      Class<?> worker = Class.forName("java.util.concurrent.ForkJoinWorkerThread");
      if (!worker.isInstance(thread)) {
        return false;
      }
      Object pool = worker.getMethod("getPool").invoke(thread);
      Class<?> c = Class.forName("java.util.concurrent.ForkJoinPool");
      return c.getMethod("hasQueuedSubmissions").invoke(pool).equals(false)
          && c.getMethod("getQueuedTaskCount").invoke(pool).equals(0L);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("java.util.concurrent.ForkJoinPool", e);
    }
  }
}
