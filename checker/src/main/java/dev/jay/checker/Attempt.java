package dev.jay.checker;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.runtime.explore.RunLog;
import org.jspecify.annotations.Nullable;

/**
 * How one run went: the failure, and the choices that led to it.
 *
 * @param failure what failed, or null
 * @param thrown the class of the exception that did, or the empty string
 * @param choices the strands of the events, without the first event, which is nobody's choice
 */
@SuppressWarnings("ArrayRecordComponent") // compared by what it leads to, never by equals
record Attempt(@Nullable Failure failure, String thrown, int[] choices) {

  static Attempt of(@Nullable Failure failure, RunLog log) {
    Throwable cause = failure == null ? null : failure.cause;
    return new Attempt(failure, cause == null ? "" : cause.getClass().getName(), choices(log));
  }

  private static int[] choices(RunLog log) {
    int[] choices = new int[Math.max(0, log.size() - 1)];
    for (int i = 0; i < choices.length; i++) {
      choices[i] = log.strand(i + 1);
    }
    return choices;
  }

  static Failure describe(Race race) {
    return new Failure(
        Failure.Type.RACE,
        "data race on "
            + race.what
            + ": the "
            + (race.firstWrites ? "write" : "read")
            + " at "
            + Sites.text(race.firstSite)
            + " and the "
            + (race.secondWrites ? "write" : "read")
            + " at "
            + Sites.text(race.secondSite)
            + " are not ordered by any synchronization",
        race.stacks(),
        null);
  }

  /** Whether it fails as {@code other} did, as far as one can tell. */
  boolean isLike(Attempt other) {
    return failure != null
        && other.failure != null
        && failure.type == other.failure.type
        && thrown.equals(other.thrown);
  }

  /** How often the turn went from one strand to another. */
  int switches() {
    int switches = 0;
    for (int i = 1; i < choices.length; i++) {
      if (choices[i] != choices[i - 1]) {
        switches++;
      }
    }
    return switches;
  }
}
