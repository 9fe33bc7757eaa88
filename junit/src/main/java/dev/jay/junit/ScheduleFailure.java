package dev.jay.junit;

import org.jspecify.annotations.Nullable;

/** A test failed under a schedule; the message has the schedule and the way to repeat it. */
final class ScheduleFailure extends AssertionError {
  private static final long serialVersionUID = 1;

  ScheduleFailure(String summary, String report, @Nullable Throwable cause) {
    super("jay: " + summary + "\n" + report, cause);
  }
}
