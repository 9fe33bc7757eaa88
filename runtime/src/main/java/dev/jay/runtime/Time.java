package dev.jay.runtime;

import java.time.Duration;
import jdk.internal.misc.VM;

/**
 * The clocks, logical for a controlled thread and real for any other. The JDK's own timed waits
 * always read these; the program does with {@code --time=logical}.
 */
public final class Time {
  /** The beginning of 2025, where the logical calendar begins when a seed was given. */
  private static final long FIXED_MILLIS = 1_735_689_600_000L;

  private static final long FIXED_NANOS = 1_000_000_000_000L;

  private static long startNanos = System.nanoTime();
  private static long startMillis = System.currentTimeMillis();

  private Time() {}

  /**
   * The program reads these clocks too, so they can begin where they like: nanoTime at a fixed
   * number, since only differences of it mean anything; the calendar on a fixed day if asked.
   */
  public static void begin(boolean onAFixedDay) {
    startNanos = FIXED_NANOS;
    if (onAFixedDay) {
      startMillis = FIXED_MILLIS;
    }
  }

  /** In place of System.nanoTime in java.util.concurrent. */
  public static long nanoTime() {
    Strand s = Strands.current();
    return s == null ? System.nanoTime() : startNanos + s.scheduler.clock(s);
  }

  /** In place of System.currentTimeMillis there. */
  public static long currentTimeMillis() {
    Strand s = Strands.current();
    return s == null ? System.currentTimeMillis() : startMillis + s.scheduler.clock(s) / 1_000_000;
  }

  /**
   * In place of {@code VM.getNanoTimeAdjustment}: nanoseconds since {@code offset} seconds of the
   * epoch.
   */
  public static long nanoTimeAdjustment(long offset) {
    Strand s = Strands.current();
    if (s == null) {
      return VM.getNanoTimeAdjustment(offset);
    }
    return (startMillis - offset * 1_000) * 1_000_000 + s.scheduler.clock(s);
  }

  /** The length of {@code duration}, or as much of it as there is time. */
  static long nanosOf(Duration duration) {
    try {
      return duration.toNanos();
    } catch (ArithmeticException tooLong) {
      return duration.isNegative() ? Long.MIN_VALUE : Scheduler.FOREVER - 1;
    }
  }

  static long nanosOfMillis(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 - 1 ? Scheduler.FOREVER - 1 : millis * 1_000_000;
  }
}
