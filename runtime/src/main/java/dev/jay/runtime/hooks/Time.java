package dev.jay.runtime.hooks;

import dev.jay.runtime.core.Scheduler;
import dev.jay.runtime.core.Sphere;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.core.Strand;
import dev.jay.runtime.core.Strands;
import dev.jay.runtime.inputs.Clock;
import dev.jay.runtime.inputs.Tape;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The clocks, logical for a controlled thread and real for any other, unless the program is to see
 * no other than the logical one. The JDK's own timed waits always read these; the program does with
 * {@code --time=logical}.
 */
public final class Time {
  private Time() {}

  /** In place of System.nanoTime in java.util.concurrent. */
  public static long nanoTime() {
    Strand s = Strands.current();
    return clock(s).nanoTime(logical(s));
  }

  /** In place of System.currentTimeMillis there. */
  public static long currentTimeMillis() {
    Strand s = Strands.current();
    return clock(s).currentTimeMillis(logical(s));
  }

  /**
   * In place of {@code VM.getNanoTimeAdjustment}: nanoseconds since {@code offset} seconds of the
   * epoch.
   */
  public static long nanoTimeAdjustment(long offset) {
    Strand s = Strands.current();
    return clock(s).nanoTimeAdjustment(offset, logical(s));
  }

  private static Clock clock(@Nullable Strand s) {
    Clock clock = Spheres.inputsOf(s).clock();
    return s != null ? clock : Spheres.program() == null ? Clock.REAL : clock.outside();
  }

  private static long logical(@Nullable Strand s) {
    return s == null ? timeOutside() : timeOf(s);
  }

  private static long timeOutside() {
    Sphere program = Spheres.program();
    return program == null ? 0 : program.supervisor.timeOutside();
  }

  private static long timeOf(Strand s) {
    long time = s.sphere.policy.readClock(s);
    Tape tape = s.tapeInUse();
    if (tape == null) {
      return time;
    }
    tape.begin(Tape.CLOCK);
    if (tape.isReplayed()) {
      time = tape.get();
    } else {
      tape.put(time);
    }
    tape.end();
    return time;
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
