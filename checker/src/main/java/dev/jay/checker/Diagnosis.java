package dev.jay.checker;

import dev.jay.runtime.explore.Failure;
import java.util.function.Function;

/**
 * From a failing run to what the user gets to see: repeats it, makes it simpler, and has it shown.
 */
final class Diagnosis {
  private final Function<Task.Repeat, Answer> repeater;
  private final long seed;

  /** {@code repeater} does the runs. */
  Diagnosis(Function<Task.Repeat, Answer> repeater, long seed) {
    this.repeater = repeater;
    this.seed = seed;
  }

  /** {@code race} is the name of what raced, or empty. */
  CheckFailure of(Attempt failing, String race) {
    Attempt best = new Minimiser(choices -> repeat(choices, race, false).last).minimise(failing);
    Answer last = repeat(best.choices(), race, true);
    if (last.shown != null && last.last != null && last.last.isLike(failing)) {
      return last.shown;
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

  private Answer repeat(int[] choices, String race, boolean show) {
    return repeater.apply(new Task.Repeat(choices, race, show, seed));
  }
}
