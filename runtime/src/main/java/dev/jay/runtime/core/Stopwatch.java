package dev.jay.runtime.core;

import dev.jay.runtime.jvm.ThreadTime;

/**
 * Measures how long a strand computes between the points at which it stops: where it begins and
 * ends operations, and where it waits for its turn. Short times are read off the real clock, which
 * costs little. In a long one the thread may have lost its core to others, and then the time that
 * it was on a processor counts: all of it since that was last asked for, less what was told
 * meanwhile. While it waits it may spin, so it is asked for anew when it goes on.
 *
 * <p>Only the strand's own thread calls this.
 */
public final class Stopwatch {
  /** What is longer may be worth a look at the processor's time, which takes a microsecond. */
  private static final long SHORT_NANOS = 20_000;

  /** Since when it computes; 0 for the thread's beginning, of which nobody has told. */
  private long from;

  private long processor;
  private long toldSince;
  private long computed;
  private long outsideFrom;
  private long outside;
  private boolean isStopped;
  private boolean isProcessorOld;
  private boolean hasBeenOutside;

  /** Stretches of operations on its own objects that have ended since the last operation. */
  private int passes;

  /** The running thread begins, or has begun before anybody could tell. */
  public void goesOn(Strand s) {
    isStopped = false;
    if (isProcessorOld && !s.virtual) {
      readProcessor(s);
      isProcessorOld = false;
    }
    from = System.nanoTime();
  }

  /** It waits for something, or for its turn, which takes no time of its own. */
  public void rests(Strand s) {
    stop(s);
    isProcessorOld = true;
  }

  private void stop(Strand s) {
    if (!isStopped) {
      computed += measure(s, System.nanoTime());
      isStopped = true;
    }
  }

  private long measure(Strand s, long now) {
    boolean isBeginning = from == 0;
    long wall = isBeginning ? 0 : now - from;
    if (!isBeginning && wall < SHORT_NANOS && !hasBeenOutside || s.virtual) {
      toldSince += wall;
      return wall;
    }
    hasBeenOutside = false;
    long before = processor;
    if (!readProcessor(s)) {
      return wall;
    }
    long used = Math.max(0, processor - before - toldSince);
    toldSince = 0;
    return isBeginning ? used : Math.min(used, wall);
  }

  private boolean readProcessor(Strand s) {
    s.mode++; // what the JDK does for that is nobody's operation
    long now = ThreadTime.ofThisThread();
    s.mode--;
    if (now == ThreadTime.UNKNOWN) {
      return false;
    }
    processor = now;
    return true;
  }

  /** It begins to be outside. */
  void leaves() {
    outsideFrom = System.nanoTime();
    hasBeenOutside = true;
  }

  /** It comes back. */
  void returns() {
    outside += System.nanoTime() - outsideFrom;
  }

  /** A stretch of operations on its own objects has ended. */
  void passes() {
    passes++;
  }

  /** How many have since this was last asked. */
  public int takePasses() {
    int taken = passes;
    passes = 0;
    return taken;
  }

  /** For how many nanoseconds it has computed since this was last asked; it stops here. */
  public long takeComputed(Strand s) {
    stop(s);
    long taken = computed;
    computed = 0;
    return taken;
  }

  /** For how many nanoseconds it has been outside since this was last asked. */
  public long takeOutside() {
    long taken = outside;
    outside = 0;
    return taken;
  }
}
