package dev.jay.runtime;

import dev.jay.trace.Kind;

/** The clocks that the JDK's own timed waits read: logical for a controlled thread, real for any other. */
public final class Time {
  private static final long START_NANOS = System.nanoTime();
  private static final long START_MILLIS = System.currentTimeMillis();

  private Time() {}

  /** In place of System.nanoTime in java.util.concurrent. */
  public static long nanoTime() {
    Strand s = Strands.current();
    return s == null ? System.nanoTime() : START_NANOS + logical(s);
  }

  /** In place of System.currentTimeMillis there. */
  public static long currentTimeMillis() {
    Strand s = Strands.current();
    return s == null ? System.currentTimeMillis() : START_MILLIS + logical(s) / 1_000_000;
  }

  private static long logical(Strand s) {
    if (s.depth > 0 || s.mode != 0) {
      return s.scheduler.now;
    }
    s.scheduler.getTurn(s, Kind.STATUS);
    long now = s.scheduler.now;
    s.scheduler.putTurn(s);
    return now;
  }

  static long nanosOfMillis(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 - 1 ? Scheduler.FOREVER - 1 : millis * 1_000_000;
  }
}
