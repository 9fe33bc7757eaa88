package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.Clock;
import java.time.Duration;

/**
 * The clocks, logical for a controlled thread and real for any other. The JDK's own timed waits
 * always read these; the program does with {@code --time=logical}.
 */
public final class Time {
  private Time() {}

  /** In place of System.nanoTime in java.util.concurrent. */
  public static long nanoTime() {
    Strand s = Strands.current();
    return s == null ? Clock.REAL.nanoTime(0) : s.sphere.inputs.clock().nanoTime(logical(s));
  }

  /** In place of System.currentTimeMillis there. */
  public static long currentTimeMillis() {
    Strand s = Strands.current();
    return s == null
        ? Clock.REAL.currentTimeMillis(0)
        : s.sphere.inputs.clock().currentTimeMillis(logical(s));
  }

  /**
   * In place of {@code VM.getNanoTimeAdjustment}: nanoseconds since {@code offset} seconds of the
   * epoch.
   */
  public static long nanoTimeAdjustment(long offset) {
    Strand s = Strands.current();
    return s == null
        ? Clock.REAL.nanoTimeAdjustment(offset, 0)
        : s.sphere.inputs.clock().nanoTimeAdjustment(offset, logical(s));
  }

  private static long logical(Strand s) {
    return s.sphere.policy.readClock(s);
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
