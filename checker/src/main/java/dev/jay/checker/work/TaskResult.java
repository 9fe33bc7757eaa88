package dev.jay.checker.work;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.RunOutcome;
import dev.jay.checker.search.SubtreeResult;
import dev.jay.runtime.explore.Failure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a {@link CheckTask}. A task ends early when a run fails, or finds a race at a place
 * that is no point of decision yet: then that run is the last of {@link #runs}.
 *
 * @param runs how many runs were made
 * @param schedules fingerprints of the runs that were not redundant
 * @param cut runs that had more operations than are explored
 * @param heldBack runs in which more timeouts could have fired early
 * @param leaked threads that could not be ended
 * @param last the last run, if it failed or raced; of a repeated run, always
 * @param races new races of the last run
 * @param learned of {@link CheckTask.Draw}: for the next tasks of the same strategy
 * @param subtree of {@link CheckTask.Search}: null if the task was not done
 * @param report of {@link CheckTask.Repeat}: if it was recorded and failed
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record TaskResult(
    int runs,
    long[] schedules,
    int cut,
    int heldBack,
    int leaked,
    @Nullable RunOutcome last,
    List<Raced> races,
    int[] learned,
    @Nullable SubtreeResult subtree,
    @Nullable CheckFailure report) {

  /**
   * A race of the last run.
   *
   * @param name the field or place
   */
  public record Raced(String name, Failure failure) {}

  /** The result of a single run that is not part of a search. */
  static TaskResult ofRun(RunOutcome outcome, int leaked, @Nullable CheckFailure report) {
    return new TaskResult(
        1, new long[0], 0, 0, leaked, outcome, List.of(), new int[0], null, report);
  }

  /** Whether the tasks after this one are to be done differently, or not at all. */
  public boolean endsRound() {
    return (subtree != null && subtree.tooManyStrands)
        || !races.isEmpty()
        || (last != null && last.failure() != null);
  }
}
