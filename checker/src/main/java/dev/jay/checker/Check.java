package dev.jay.checker;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.Diagnosis;
import dev.jay.checker.failure.RunOutcome;
import dev.jay.checker.search.Estimate;
import dev.jay.checker.work.CheckTask;
import dev.jay.checker.work.DporPlan;
import dev.jay.checker.work.JvmPerRun;
import dev.jay.checker.work.PilotSearch;
import dev.jay.checker.work.Plan;
import dev.jay.checker.work.SamplingPlan;
import dev.jay.checker.work.TaskExecutor;
import dev.jay.checker.work.TaskResult;
import dev.jay.checker.work.WorkerPool;
import dev.jay.checker.work.WorkerSettings;
import dev.jay.runtime.explore.Task;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One check: rounds of tasks, as the {@link Plan} makes them, until something fails, everything is
 * explored, or a bound is reached. A race on plain memory makes the racing accesses points of
 * decision, and the plan begins anew; if nothing worse comes of it within {@link #RUNS_AFTER_RACE}
 * runs, the race is the failure that is reported. Results are taken in the order of the tasks, so
 * the verdict does not depend on who did them.
 */
final class Check {
  private static final long RUNS_AFTER_RACE = 5_000;
  private static final double SECONDS_AFTER_RACE = 10;

  private final CheckOptions options;
  private final long seed;
  private final Plan plan;
  private final TaskExecutor executor;
  private final Set<Long> fingerprints = new HashSet<>(); // of the schedules since the last restart
  private final List<String> marks = new ArrayList<>(); // what has raced
  private final long started = System.nanoTime();
  private long runs;
  private long underWay; // runs of this round so far, for the report
  private long cut; // runs with more operations than are explored
  private long heldBack; // runs in which more timeouts could have fired early
  private int leaked; // threads that could not be ended
  private @Nullable Race race;
  private double restarted; // seconds
  private double nextReport = 1;
  private Estimate without = Estimate.NONE; // of the schedules without hints

  /** The first race, in the run where it was found. */
  private record Race(
      RunOutcome outcome, String name, List<String> marks, long run, double seconds) {}

  Check(Task body, CheckOptions options) {
    this.options = options;
    Long given = options.seed();
    this.seed = given != null ? given : System.nanoTime() & 0x7FFF_FFFFL;
    boolean isolated = options.isolated();
    int mostRuns = isolated ? 1 : Plan.MOST_RUNS;
    boolean all = options.strategy().equals("dpor");
    this.plan =
        all
            ? new DporPlan(options.preemptions(), seed, options.depth(), mostRuns)
            : new SamplingPlan(options.strategy(), seed, options.depth(), mostRuns);
    WorkerSettings settings = options.workerSettings();
    this.executor =
        isolated
            ? new JvmPerRun(settings, this::afterRun)
            : new WorkerPool(body, settings, this::afterRun);
  }

  Verdict explore() {
    try (executor) {
      return exploreAll();
    }
  }

  private Verdict exploreAll() {
    if (options.openHints()) {
      without = new PilotSearch(executor, options.time(), options.preemptions()).estimate();
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
      List<? extends CheckTask> tasks = plan.next(runs, options.runs() - runs);
      if (tasks.isEmpty()) {
        return exhausted();
      }
      underWay = 0;
      List<TaskResult> results = executor.work(tasks, this::setting);
      underWay = 0;
      for (int i = 0; i < results.size(); i++) {
        TaskResult result = results.get(i);
        take(tasks.get(i), result);
        if (result.last() != null && result.last().failure() != null) {
          return failed(result.last(), "", marks);
        }
        if (!result.races().isEmpty()) {
          raced(result);
        }
      }
    }
  }

  private CheckTask.Setting setting() {
    double left = options.time().toMillis() / 1000.0 - seconds();
    if (race != null) {
      left = Math.min(left, race.seconds() + SECONDS_AFTER_RACE - seconds());
    }
    return new CheckTask.Setting(List.copyOf(marks), (long) (left * 1e9), options.openHints());
  }

  private void take(CheckTask task, TaskResult result) {
    runs += result.runs();
    cut += result.cut();
    heldBack += result.heldBack();
    leaked += result.leaked();
    if (plan.counts(task)) {
      for (long schedule : result.schedules()) {
        fingerprints.add(schedule);
      }
    }
    plan.take(task, result);
  }

  /** The plan has nothing left to do. */
  private Verdict exhausted() {
    String bound = plan.bound();
    if (bound.isEmpty() && heldBack > 0) {
      bound = options.earlyTimeouts() + " early timeouts a run";
    }
    if (!bound.isEmpty() || race != null) {
      return ended(bound);
    }
    return verdict(Verdict.Kind.ALL_EXPLORED, "", null);
  }

  private void raced(TaskResult result) {
    RunOutcome last = result.last();
    if (race == null && options.racesFail() && last != null) {
      TaskResult.Raced first = result.races().get(0);
      race =
          new Race(
              new RunOutcome(first.failure(), "", last.choices()),
              first.name(),
              List.copyOf(marks),
              runs,
              seconds());
    }
    for (TaskResult.Raced raced : result.races()) {
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
    return failed(found.outcome(), found.name(), found.marks());
  }

  /** {@code raced} is the name of what raced, or empty. */
  private Verdict failed(RunOutcome outcome, String raced, List<String> marked) {
    CheckTask.Setting setting = new CheckTask.Setting(marked, Long.MAX_VALUE, options.openHints());
    Diagnosis diagnosis =
        new Diagnosis(
            (choices, recorded) -> {
              CheckTask.Repeat task = new CheckTask.Repeat(choices, raced, recorded, seed);
              TaskResult result = executor.repeat(task, setting);
              return new Diagnosis.Repetition(result.last(), result.report());
            });
    return verdict(Verdict.Kind.FAILED, "", diagnosis.of(outcome));
  }

  private Verdict verdict(Verdict.Kind kind, String bound, @Nullable CheckFailure failure) {
    Estimate with = plan.estimate(fingerprints.size());
    List<String> remarks = new ArrayList<>();
    if (!executor.remarks().isEmpty()) {
      remarks.add(executor.remarks());
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
    if (kind != Verdict.Kind.FAILED) {
      if (!plan.leftOut().isEmpty()) {
        remarks.add(plan.leftOut());
      }
      if (heldBack > 0) {
        remarks.add(
            String.format(
                "in %,d runs more than %d timeouts could have fired while others could go on;"
                    + " --early-timeouts N explores more",
                heldBack, options.earlyTimeouts()));
      }
      if (cut > 0) {
        remarks.add(
            String.format(
                "%,d runs had more than %,d operations: after these every thread got its turn and"
                    + " nothing was explored; --operations N explores more",
                cut, options.operations()));
      }
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
