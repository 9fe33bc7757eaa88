package dev.jay.checker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One check: rounds of tasks, as the {@link Plan} makes them, until something fails, everything is
 * explored, or a bound is reached. A race on plain memory makes the accesses points of decision,
 * and the plan begins anew; if nothing worse comes of it within {@link #RUNS_AFTER_RACE} runs, the
 * race is what is reported.
 */
final class Exploring {
  private static final long RUNS_AFTER_RACE = 5_000;
  private static final double SECONDS_AFTER_RACE = 10;

  private final CheckOptions options;
  private final long seed;
  private final Plan plan;
  private final Workforce workforce;
  private final Set<Long> fingerprints = new HashSet<>();
  private final List<String> marks = new ArrayList<>();
  private final long started = System.nanoTime();
  private long runs;
  private long underWay; // runs of this round so far, for the report
  private long cut;
  private int leaked;
  private @Nullable Race race;
  private double restarted; // seconds
  private double nextReport = 1;
  private Estimate without = Estimate.NONE; // what there would be if hints meant nothing

  /** The first race, in the run where it was found. */
  private record Race(Attempt attempt, String name, List<String> marks, long run, double seconds) {}

  Exploring(Body body, CheckOptions options) {
    this.options = options;
    Long given = options.seed();
    this.seed = given != null ? given : System.nanoTime() & 0x7FFF_FFFFL;
    boolean isolated = options.isolated();
    int mostRuns = isolated ? 1 : Plan.MOST_RUNS;
    boolean all = options.strategy().equals("dpor");
    Sampling sampling =
        new Sampling(all ? "random" : options.strategy(), seed, options.depth(), mostRuns);
    this.plan = all ? new Exhaustive(options.preemptions(), sampling, mostRuns) : sampling;
    this.workforce =
        isolated ? new Isolated(options, this::afterRun) : new Team(body, options, this::afterRun);
  }

  Verdict explore() {
    try (workforce) {
      return exploreAll();
    }
  }

  private Verdict exploreAll() {
    if (options.openHints()) {
      without = new Survey(workforce, options).estimate();
    }
    for (; ; ) {
      if (runs >= options.runs()) {
        return ended(String.format("%,d runs", runs));
      }
      if (seconds() >= options.time().toMillis() / 1000.0) {
        return ended(options.time().toSeconds() + " s");
      }
      if (race != null
          && (runs - race.run() >= RUNS_AFTER_RACE
              || seconds() - race.seconds() > SECONDS_AFTER_RACE)) {
        return racing(race);
      }
      List<? extends Task> tasks = plan.next(runs, options.runs() - runs);
      if (tasks.isEmpty()) {
        return exhausted();
      }
      underWay = 0;
      List<Answer> answers = workforce.work(tasks, this::setting);
      underWay = 0;
      for (int i = 0; i < answers.size(); i++) {
        Answer answer = answers.get(i);
        take(tasks.get(i), answer);
        if (answer.last != null && answer.last.failure() != null) {
          return failed(answer.last, "", marks);
        }
        if (!answer.races.isEmpty()) {
          raced(answer);
        }
      }
    }
  }

  private Task.Setting setting() {
    double left = options.time().toMillis() / 1000.0 - seconds();
    if (race != null) {
      left = Math.min(left, race.seconds() + SECONDS_AFTER_RACE - seconds());
    }
    return new Task.Setting(List.copyOf(marks), (long) (left * 1e9), options.openHints());
  }

  private void take(Task task, Answer answer) {
    runs += answer.runs;
    cut += answer.cut;
    leaked += answer.leaked;
    if (plan.counts(task)) {
      for (long schedule : answer.schedules) {
        fingerprints.add(schedule);
      }
    }
    plan.take(task, answer);
  }

  /** The plan has nothing left to do. */
  private Verdict exhausted() {
    String bound = plan.bound();
    if (bound.isEmpty() && cut > 0) {
      bound =
          String.format("%,d operations a run (%,d runs were longer)", options.operations(), cut);
    }
    if (!bound.isEmpty() || race != null) {
      return ended(bound);
    }
    return verdict(Verdict.Kind.ALL_EXPLORED, "", null);
  }

  private void raced(Answer answer) {
    Attempt last = answer.last;
    if (race == null && options.racesFail() && last != null) {
      Answer.Raced first = answer.races.get(0);
      race =
          new Race(
              new Attempt(first.failure(), "", last.choices()),
              first.name(),
              List.copyOf(marks),
              runs,
              seconds());
    }
    for (Answer.Raced raced : answer.races) {
      marks.add(raced.name());
    }
    fingerprints.clear();
    restarted = seconds();
    plan.restart(runs);
  }

  private void afterRun() {
    underWay++;
    double seconds = seconds();
    if (seconds >= nextReport) {
      nextReport = seconds + 1;
      Estimate estimate = plan.estimate(fingerprints.size());
      options
          .listener()
          .accept(
              new Progress(
                  runs + underWay, fingerprints.size(), seconds, estimate, secondsLeft(estimate)));
    }
  }

  /** Until the first bound is reached, or all is explored. */
  private double secondsLeft(Estimate estimate) {
    double seconds = seconds();
    double left = options.time().toMillis() / 1000.0 - seconds;
    left = Math.min(left, (options.runs() - runs - underWay) * seconds / (runs + underWay));
    if (estimate.isKnown()) {
      double done = fingerprints.size();
      left = Math.min(left, (estimate.value() - done) * (seconds - restarted) / done);
    }
    return Math.max(0, left);
  }

  private double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  private Verdict ended(String bound) {
    return race != null ? racing(race) : verdict(Verdict.Kind.NO_FAILURE_WITHIN_BOUND, bound, null);
  }

  /** Nothing worse came of a race: it is what failed, in the run where it was found. */
  private Verdict racing(Race found) {
    return failed(found.attempt(), found.name(), found.marks());
  }

  private Verdict failed(Attempt attempt, String raced, List<String> marked) {
    Task.Setting setting = new Task.Setting(marked, Long.MAX_VALUE, options.openHints());
    Diagnosis diagnosis = new Diagnosis(task -> workforce.repeat(task, setting), seed);
    return verdict(Verdict.Kind.FAILED, "", diagnosis.of(attempt, raced));
  }

  private Verdict verdict(Verdict.Kind kind, String bound, @Nullable CheckFailure failure) {
    Estimate with = plan.estimate(fingerprints.size());
    List<String> remarks = new ArrayList<>();
    if (!workforce.remarks().isEmpty()) {
      remarks.add(workforce.remarks());
    }
    if (options.openHints()) {
      remarks.add(
          "without hints there are about "
              + (without.isKnown() ? without : "?")
              + " schedules; the hints leave "
              + (kind == Verdict.Kind.ALL_EXPLORED ? "" : "about ")
              + (with.isKnown() ? with : "?")
              + " open");
    }
    if (leaked > 0) {
      remarks.add(
          leaked
              + " threads could not be brought to their end after their runs;"
              + " they may disturb later runs");
    }
    return new Verdict(
        kind,
        options.strategy(),
        seed,
        runs,
        fingerprints.size(),
        with,
        seconds(),
        bound,
        failure,
        String.join("\n", remarks));
  }
}
