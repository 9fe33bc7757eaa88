package dev.jay.checker.failure;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.runtime.explore.RunLog;
import org.jspecify.annotations.Nullable;

/**
 * How one run went: its failure if it failed, and its choices, which repeat it.
 *
 * @param failure what failed, or null
 * @param thrown the class of the exception that did, or the empty string
 * @param choices the strands of the events from event 1 on; event 0 is nobody's choice
 */
@SuppressWarnings("ArrayRecordComponent") // never compared by equals
public record RunOutcome(@Nullable Failure failure, String thrown, int[] choices) {

  public static RunOutcome of(@Nullable Failure failure, RunLog log) {
    Throwable cause = failure == null ? null : failure.cause;
    return new RunOutcome(failure, cause == null ? "" : cause.getClass().getName(), choices(log));
  }

  private static int[] choices(RunLog log) {
    int[] choices = new int[Math.max(0, log.size() - 1)];
    for (int i = 0; i < choices.length; i++) {
      choices[i] = log.strand(i + 1);
    }
    return choices;
  }

  /** A race as a failure. */
  public static Failure describe(Race race) {
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
  public boolean isLike(RunOutcome other) {
    return failure != null
        && other.failure != null
        && failure.type == other.failure.type
        && thrown.equals(other.thrown);
  }

  /** How often the turn went from one strand to another. */
  public int switches() {
    int switches = 0;
    for (int i = 1; i < choices.length; i++) {
      if (choices[i] != choices[i - 1]) {
        switches++;
      }
    }
    return switches;
  }
}
