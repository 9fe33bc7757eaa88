package dev.jay.checker.work;

import dev.jay.checker.failure.CheckFailure;
import dev.jay.checker.failure.ChoiceReplay;
import dev.jay.checker.failure.FailureReporter;
import dev.jay.checker.failure.Recording;
import dev.jay.checker.failure.RunOutcome;
import dev.jay.checker.search.Dpor;
import dev.jay.checker.search.Strategies;
import dev.jay.checker.search.Strategy;
import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.runtime.explore.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Does tasks in this JVM: runs the body under the schedules that a strategy chooses. */
public final class LocalWorker implements AutoCloseable {
  private final Task body;
  private final WorkerSettings settings;
  private final Runnable afterRun;
  private final Execution execution = new Execution();

  /** {@code afterRun} is called after each run that explores. */
  public LocalWorker(Task body, WorkerSettings settings, Runnable afterRun) {
    this.body = body;
    this.settings = settings;
    this.afterRun = afterRun;
    execution.strictEnd = settings.strictEnd();
    execution.explored = settings.operations();
    execution.earlyTimeouts = settings.earlyTimeouts();
  }

  TaskResult work(CheckTask task, CheckTask.Setting setting) {
    mark(setting.marks());
    execution.hints = setting.hints();
    if (task instanceof CheckTask.Draw draw) {
      Strategy strategy = Strategies.make(draw.strategy(), draw.seed(), draw.depth());
      strategy.learn(draw.learned());
      return explore(strategy, null, draw.from(), draw.count(), setting);
    }
    if (task instanceof CheckTask.Search search) {
      Dpor dpor = new Dpor(search.path(), search.base(), search.bound());
      return explore(dpor, dpor, 0, search.budget(), setting);
    }
    return repeat((CheckTask.Repeat) task);
  }

  @Override
  public void close() {
    execution.close();
  }

  private static void mark(List<String> marks) {
    Sites.unmarkAll();
    for (String name : marks) {
      Sites.mark(Sites.number(name));
    }
  }

  /** At most {@code most} runs, up to the first that fails or races. */
  private TaskResult explore(
      Strategy strategy, @Nullable Dpor dpor, long from, int most, CheckTask.Setting setting) {
    long began = System.nanoTime();
    int leaked = execution.leaked();
    int runs = 0;
    int cut = 0;
    int heldBack = 0;
    long[] schedules = new long[most];
    int distinct = 0;
    RunOutcome last = null;
    List<TaskResult.Raced> races = List.of();
    while (last == null
        && runs < most
        && System.nanoTime() - began < setting.nanos()
        && strategy.begin(from + runs)) {
      Failure failure = execution.run(body, strategy);
      runs++;
      if (execution.log().size() > settings.operations()) {
        cut++;
      }
      heldBack += execution.heldBack() ? 1 : 0;
      strategy.end(execution.log());
      if (!strategy.wasRedundant()) {
        schedules[distinct++] = execution.log().fingerprint();
      }
      races = failure == null ? newRaces(setting.marks()) : List.of();
      afterRun.run();
      if (failure != null || !races.isEmpty()) {
        last = RunOutcome.of(failure, execution.log());
      }
    }
    return new TaskResult(
        runs,
        Arrays.copyOf(schedules, distinct),
        cut,
        heldBack,
        execution.leaked() - leaked,
        last,
        races,
        strategy.learned(),
        dpor == null ? null : dpor.result(),
        null);
  }

  private List<TaskResult.Raced> newRaces(List<String> marks) {
    if (execution.races().isEmpty()) {
      return List.of();
    }
    List<TaskResult.Raced> races = new ArrayList<>();
    for (Race race : execution.races()) {
      String name = Sites.text(race.name);
      if (!marks.contains(name)) {
        races.add(new TaskResult.Raced(name, RunOutcome.describe(race)));
      }
    }
    return races;
  }

  private TaskResult repeat(CheckTask.Repeat task) {
    int leaked = execution.leaked();
    Recording recording = new Recording();
    if (task.recorded()) {
      execution.witness = recording;
      execution.watched = task.race().isEmpty() ? -1 : Sites.number(task.race());
    }
    Failure failure = execution.run(body, new ChoiceReplay(task.choices()));
    execution.witness = null;
    execution.watched = -1;
    Race raced = null;
    for (Race race : execution.races()) {
      if (failure == null && Sites.text(race.name).equals(task.race())) {
        raced = race;
        failure = RunOutcome.describe(race);
      }
    }
    RunOutcome outcome = RunOutcome.of(failure, execution.log());
    CheckFailure report = null;
    if (task.recorded() && failure != null) {
      report =
          new FailureReporter(execution, settings.saving())
              .report(
                  recording,
                  failure,
                  raced == null ? execution.races() : List.of(raced),
                  outcome.choices(),
                  task.seed());
    }
    return TaskResult.ofRun(outcome, execution.leaked() - leaked, report);
  }
}
