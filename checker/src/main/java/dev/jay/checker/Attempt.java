package dev.jay.checker;

import dev.jay.runtime.Execution;
import dev.jay.runtime.Explorer;
import dev.jay.runtime.Failure;
import dev.jay.runtime.Race;
import dev.jay.runtime.RunLog;
import dev.jay.runtime.Sites;
import org.jspecify.annotations.Nullable;

/**
 * One run that is to fail in the way that another did: the failure, and the choices that led to it.
 *
 * @param failure what failed, or null
 * @param choices the strands of the events, without the first event, which is nobody's choice
 */
@SuppressWarnings("ArrayRecordComponent") // compared by what it leads to, never by equals
record Attempt(@Nullable Failure failure, int[] choices) {

  /** Runs the body; a race counts as a failure if it is on {@code race}. */
  static Attempt make(Execution execution, Body body, Explorer explorer, int race) {
    Failure failure = execution.run(body::run, explorer);
    if (failure == null && race >= 0) {
      for (Race found : execution.races()) {
        if (found.name == race) {
          failure = describe(found);
        }
      }
    }
    return new Attempt(failure, choices(execution.log()));
  }

  static int[] choices(RunLog log) {
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
  boolean isLike(Failure other) {
    Failure mine = failure;
    if (mine == null || mine.type != other.type) {
      return false;
    }
    Throwable a = mine.cause;
    Throwable b = other.cause;
    return a == null
        ? b == null
        : b != null && a.getClass().getName().equals(b.getClass().getName());
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
