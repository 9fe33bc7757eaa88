package dev.jay.checker.failure;

import dev.jay.runtime.explore.Failure;
import org.jspecify.annotations.Nullable;

/**
 * From a failing run to its report: repeats the run, minimises its schedule, and has the simplest
 * schedule recorded. If the failure does not come again, the report says so instead of a schedule.
 */
public final class Diagnosis {
  /** Makes runs that follow a sequence of choices. */
  public interface Repeater {
    /** With {@code recorded} the run is recorded, and its failure has a report. */
    Repetition repeat(int[] choices, boolean recorded);
  }

  /**
   * A repeated run.
   *
   * @param outcome how it went, or null if it could not be made
   * @param report of its failure, if it was recorded and failed
   */
  public record Repetition(@Nullable RunOutcome outcome, @Nullable CheckFailure report) {}

  private final Repeater repeater;

  public Diagnosis(Repeater repeater) {
    this.repeater = repeater;
  }

  public CheckFailure of(RunOutcome failing) {
    RunOutcome best =
        new Minimiser(choices -> repeater.repeat(choices, false).outcome()).minimise(failing);
    Repetition last = repeater.repeat(best.choices(), true);
    if (last.report() != null && last.outcome() != null && last.outcome().isLike(failing)) {
      return last.report();
    }
    Failure failure = failing.failure();
    if (failure == null) {
      throw new IllegalArgumentException("nothing failed");
    }
    return new CheckFailure(
        failure.type,
        failure.message,
        "this failure did not come again under the same schedule: something besides threads"
            + " decides it (time, random numbers, files)\n"
            + failure.details,
        failure.cause,
        "",
        null,
        "");
  }
}
