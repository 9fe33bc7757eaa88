package dev.jay.checker;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.search.Estimate;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a check has shown.
 *
 * @param kind all explored, nothing found within the bound, or failed
 * @param strategy the strategy
 * @param seed its seed
 * @param runs how many runs it took
 * @param schedules how many distinct schedules they were
 * @param estimate how many there are, as far as one can tell
 * @param seconds how long it took
 * @param bound what it stopped at, in words, if not at the end
 * @param failure what failed, or null
 * @param remarks what else the user should know, such as threads that could not be ended
 */
public record Verdict(
    Kind kind,
    String strategy,
    long seed,
    long runs,
    long schedules,
    Estimate estimate,
    double seconds,
    String bound,
    @Nullable CheckFailure failure,
    String remarks) {

  /** How it ended. */
  public enum Kind {
    /** Every schedule was explored and none failed. */
    ALL_EXPLORED,
    /** None failed of those that were explored. */
    NO_FAILURE_WITHIN_BOUND,
    /** One failed. */
    FAILED
  }

  /** The line that says it. */
  public String summary() {
    switch (kind) {
      case ALL_EXPLORED:
        return schedules == 1
            ? "the only schedule explored, no failure"
            : String.format("all %,d schedules explored, no failure", schedules);
      case FAILED:
        return String.format("failure found in run %,d", runs);
      default:
        return estimate.isKnown()
            ? String.format(
                "no failure in %,d runs; explored %,d of about %s schedules, stopped at %s",
                runs, schedules, estimate, bound)
            : String.format(
                "no failure in %,d runs (%,d schedules); stopped at %s", runs, schedules, bound);
    }
  }

  /** What failed, in words: message, table, stacks, file, replay command. Empty if nothing did. */
  public String report() {
    return failure == null ? "" : failure.report();
  }

  /** Where the failing schedule was saved, or null. */
  public @Nullable Path file() {
    return failure == null ? null : failure.file();
  }
}
