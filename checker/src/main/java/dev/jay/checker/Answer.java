package dev.jay.checker;

import dev.jay.runtime.explore.Failure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of a {@link Task}. It ends early when a run fails or finds a race that is not marked
 * yet: then that run is the last of {@link #runs}.
 */
final class Answer {
  /**
   * A race of the last run.
   *
   * @param name the field or place
   */
  record Raced(String name, Failure failure) {}

  int runs;

  /** Fingerprints of the runs that were not redundant. */
  long[] schedules = {};

  /** Runs with more operations than are explored. */
  int cut;

  /** Threads that could not be ended. */
  int leaked;

  /** The last run, if it failed or raced; of a repeated run, always. */
  @Nullable Attempt last;

  List<Raced> races = List.of();

  /** Of {@link Task.Draw}. */
  int[] learned = {};

  /** Of {@link Task.Search}: where it has come to, or null if nothing is left there. */
  @Nullable Trail left;

  List<Dpor.Wish> wishes = List.of();
  @Nullable Footprint first;
  boolean tooManyStrands;
  boolean diverged;

  /** Of {@link Task.Repeat}: what is to be shown. */
  @Nullable CheckFailure shown;

  /** Whether what follows is to be done otherwise, or not at all. */
  boolean endsRound() {
    return tooManyStrands || !races.isEmpty() || (last != null && last.failure() != null);
  }
}
