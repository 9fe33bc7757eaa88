package dev.jay.runtime.inputs;

/** Shows the logical time, from a beginning on. */
public final class LogicalClock implements Clock {
  /** The beginning of 2025. */
  private static final long FIXED_MILLIS = 1_735_689_600_000L;

  private static final long FIXED_NANOS = 1_000_000_000_000L;

  private final long startNanos;
  private final long startMillis;

  /** Nobody reads another clock. */
  private final boolean isOnlyOne;

  public LogicalClock(long startNanos, long startMillis, boolean isOnlyOne) {
    this.startNanos = startNanos;
    this.startMillis = startMillis;
    this.isOnlyOne = isOnlyOne;
  }

  /**
   * Begins at the real time, for a program that reads the real clocks beside it: only the JDK's own
   * timed waits see this one.
   */
  public static LogicalClock fromNow() {
    return new LogicalClock(System.nanoTime(), System.currentTimeMillis(), false);
  }

  /**
   * For a program that reads this clock and no other, so it can begin where it likes: nanoTime at a
   * fixed number, since only differences of it mean anything; the calendar today.
   */
  public static LogicalClock fromToday() {
    return new LogicalClock(FIXED_NANOS, System.currentTimeMillis(), true);
  }

  /** The same, with the calendar on a fixed day. */
  public static LogicalClock fromFixedDay() {
    return new LogicalClock(FIXED_NANOS, FIXED_MILLIS, true);
  }

  @Override
  public Clock outside() {
    return isOnlyOne ? this : REAL;
  }

  @Override
  public long nanoTime(long logical) {
    return startNanos + logical;
  }

  @Override
  public long currentTimeMillis(long logical) {
    return startMillis + logical / 1_000_000;
  }

  @Override
  public long nanoTimeAdjustment(long offset, long logical) {
    return (startMillis - offset * 1_000) * 1_000_000 + logical;
  }
}
