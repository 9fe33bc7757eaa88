package dev.jay.checker;

import dev.jay.runtime.Execution;
import dev.jay.runtime.Failure;
import dev.jay.runtime.Race;
import dev.jay.runtime.Sites;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One check: runs the body under a strategy until something fails, everything is explored, or a
 * bound is reached. A race on plain memory makes the accesses points of decision, and the strategy
 * begins anew; if nothing worse comes of it within {@link #RUNS_AFTER_RACE} runs, the race is what
 * is reported.
 */
final class Exploring {
  private static final long RUNS_AFTER_RACE = 5_000;
  private static final double SECONDS_AFTER_RACE = 10;

  private final Body body;
  private final CheckOptions options;
  private final long seed;
  private final Strategy strategy;
  private final Execution execution = new Execution();
  private final Set<Long> fingerprints = new HashSet<>();
  private final long started = System.nanoTime();
  private long runs;
  private long schedules;
  private @Nullable Attempt race;
  private int raceName = -1;
  private String[] markedAtRace = {};
  private long raceRun;
  private double raceSeconds;
  private double nextReport = 1;

  Exploring(Body body, CheckOptions options) {
    this.body = body;
    this.options = options;
    Long given = options.seed();
    this.seed = given != null ? given : System.nanoTime() & 0x7FFF_FFFFL;
    this.strategy = Strategies.make(options, seed);
    execution.explored = options.operations();
    execution.strictEnd = options.strictEnd();
  }

  Verdict explore() {
    try {
      return exploreAll();
    } finally {
      execution.close();
    }
  }

  private Verdict exploreAll() {
    Sites.unmarkAll();
    for (; ; ) {
      if (runs >= options.runs()) {
        return ended(String.format("%,d runs", runs));
      }
      if (seconds() >= options.time().toMillis() / 1000.0) {
        return ended(options.time().toSeconds() + " s");
      }
      if (race != null
          && (runs - raceRun >= RUNS_AFTER_RACE || seconds() - raceSeconds > SECONDS_AFTER_RACE)) {
        return racing(race);
      }
      if (!strategy.begin(runs)) {
        return race != null ? racing(race) : verdict(Verdict.Kind.ALL_EXPLORED, "", null);
      }
      Failure failure = execution.run(body::run, strategy);
      runs++;
      strategy.end(execution.log());
      if (!strategy.wasRedundant() && fingerprints.add(execution.log().fingerprint())) {
        schedules++;
      }
      if (failure != null) {
        return failed(new Attempt(failure, Attempt.choices(execution.log())), -1);
      }
      if (!execution.races().isEmpty()) {
        raced();
      }
      report();
    }
  }

  private void raced() {
    boolean fresh = false;
    String[] marked = Sites.marked();
    for (Race found : execution.races()) {
      if (Sites.mark(found.name)) {
        fresh = true;
        if (race == null && options.racesFail()) {
          race = new Attempt(Attempt.describe(found), Attempt.choices(execution.log()));
          raceName = found.name;
          markedAtRace = marked;
          raceRun = runs;
          raceSeconds = seconds();
        }
      }
    }
    if (fresh) {
      fingerprints.clear();
      schedules = 0;
      strategy.restart();
    }
  }

  private void report() {
    double seconds = seconds();
    if (seconds >= nextReport) {
      nextReport = seconds + 1;
      double estimate = strategy.estimate();
      double left = estimate > runs ? (estimate - runs) * seconds / runs : -1;
      options.listener().accept(new Progress(runs, schedules, seconds, estimate, left));
    }
  }

  private double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  private Verdict ended(String bound) {
    return race != null ? racing(race) : verdict(Verdict.Kind.NO_FAILURE_WITHIN_BOUND, bound, null);
  }

  /** Nothing worse came of a race: it is what failed, in the run where it was found. */
  private Verdict racing(Attempt found) {
    Sites.unmarkAll();
    for (String name : markedAtRace) {
      Sites.mark(Sites.number(name));
    }
    return failed(found, raceName);
  }

  private Verdict failed(Attempt attempt, int name) {
    return verdict(
        Verdict.Kind.FAILED, "", new Diagnosis(execution, body, options).of(attempt, name, seed));
  }

  private Verdict verdict(Verdict.Kind kind, String bound, @Nullable CheckFailure failure) {
    int leaked = execution.leaked();
    String remarks =
        leaked == 0
            ? ""
            : leaked
                + " threads could not be brought to their end after their runs; they may disturb later runs";
    return new Verdict(
        kind, options.strategy(), seed, runs, schedules, seconds(), bound, failure, remarks);
  }
}
