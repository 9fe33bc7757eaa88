package dev.jay.checker;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Does tasks in this JVM: runs the body. */
final class Local {
  private final Body body;
  private final CheckOptions options;
  private final Runnable afterRun;
  private final Execution execution = new Execution();

  /** {@code afterRun} is done after each run that explores. */
  Local(Body body, CheckOptions options, Runnable afterRun) {
    this.body = body;
    this.options = options;
    this.afterRun = afterRun;
    execution.strictEnd = options.strictEnd();
    execution.explored = options.operations();
  }

  Answer work(Task task, Task.Setting setting) {
    mark(setting.marks());
    execution.hints = setting.hints();
    int leaked = execution.leaked();
    Answer answer;
    if (task instanceof Task.Draw draw) {
      answer = draw(draw, setting);
    } else if (task instanceof Task.Search search) {
      answer = search(search, setting);
    } else {
      answer = repeat((Task.Repeat) task);
    }
    answer.leaked = execution.leaked() - leaked;
    return answer;
  }

  void close() {
    execution.close();
  }

  private static void mark(List<String> marks) {
    Sites.unmarkAll();
    for (String name : marks) {
      Sites.mark(Sites.number(name));
    }
  }

  private Answer draw(Task.Draw task, Task.Setting setting) {
    Strategy strategy = Strategies.make(task.strategy(), task.seed(), task.depth());
    strategy.learn(task.learned());
    Answer answer = explore(strategy, task.from(), task.count(), setting);
    answer.learned = strategy.learned();
    return answer;
  }

  private Answer search(Task.Search task, Task.Setting setting) {
    Dpor dpor = new Dpor(task.trail(), task.base(), task.bound());
    return dpor.answer(explore(dpor, 0, task.budget(), setting));
  }

  private Answer explore(Strategy strategy, long from, int most, Task.Setting setting) {
    long began = System.nanoTime();
    Answer answer = new Answer();
    answer.schedules = new long[most];
    int schedules = 0;
    while (answer.runs < most
        && System.nanoTime() - began < setting.nanos()
        && strategy.begin(from + answer.runs)) {
      Failure failure = execution.run(body::run, strategy);
      answer.runs++;
      if (execution.log().size() > options.operations()) {
        answer.cut++;
      }
      strategy.end(execution.log());
      if (!strategy.wasRedundant()) {
        answer.schedules[schedules++] = execution.log().fingerprint();
      }
      answer.races = failure == null ? freshRaces(setting.marks()) : List.of();
      afterRun.run();
      if (failure != null || !answer.races.isEmpty()) {
        answer.last = Attempt.of(failure, execution.log());
        break;
      }
    }
    answer.schedules = Arrays.copyOf(answer.schedules, schedules);
    return answer;
  }

  private List<Answer.Raced> freshRaces(List<String> marks) {
    if (execution.races().isEmpty()) {
      return List.of();
    }
    List<Answer.Raced> races = new ArrayList<>();
    for (Race race : execution.races()) {
      String name = Sites.text(race.name);
      if (!marks.contains(name)) {
        races.add(new Answer.Raced(name, Attempt.describe(race)));
      }
    }
    return races;
  }

  private Answer repeat(Task.Repeat task) {
    Recording recording = new Recording();
    if (task.show()) {
      execution.witness = recording;
      execution.watched = task.race().isEmpty() ? -1 : Sites.number(task.race());
    }
    Failure failure = execution.run(body::run, new Guided(task.choices()));
    execution.witness = null;
    execution.watched = -1;
    for (Race race : execution.races()) {
      if (failure == null && Sites.text(race.name).equals(task.race())) {
        failure = Attempt.describe(race);
      }
    }
    Answer answer = new Answer();
    answer.runs = 1;
    answer.last = Attempt.of(failure, execution.log());
    if (task.show() && failure != null) {
      answer.shown =
          new Showing(execution, options).of(recording, failure, answer.last, task.seed());
    }
    return answer;
  }
}
