package dev.jay.checker;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Does the tasks of a round: this JVM itself, and others that it has started, each taking the next
 * task when it has done its last. Nobody waits here but at the end of a round: the other JVMs are
 * looked after between the runs of this one.
 */
final class Team implements Workforce {
  /** Without being told how many, others are started when a check lasts so long. */
  private static final double SECONDS_ALONE = 3;

  private static final int MOST_UNASKED = 8;

  private final CheckOptions options;
  private final Local local;
  private final List<Remote> others = new ArrayList<>();
  private final Runnable afterRun;
  private final long started = System.nanoTime();
  private boolean grown;
  private String remarks = "";

  // The round under way.
  private List<? extends Task> tasks = List.of();
  private Supplier<Task.Setting> setting = () -> new Task.Setting(List.of(), 0, false);
  private @Nullable Answer[] answers = {};
  private final Deque<Integer> waiting = new ArrayDeque<>(); // places of tasks nobody has begun
  private int end; // tasks from here on are not to be done any more

  Team(Body body, CheckOptions options, Runnable afterRun) {
    this.options = options;
    this.afterRun = afterRun;
    this.local = new Local(body, options, this::afterRun);
  }

  @Override
  public List<Answer> work(List<? extends Task> round, Supplier<Task.Setting> current) {
    tasks = round;
    setting = current;
    answers = new Answer[round.size()];
    end = round.size();
    for (int i = 0; i < end; i++) {
      waiting.add(i);
    }
    do {
      for (Integer mine = nextTask(); mine != null; mine = nextTask()) {
        take(mine, local.work(round.get(mine), current.get()));
      }
      for (Remote other : List.copyOf(others)) {
        if (other.isBusy()) {
          receive(other);
        }
      }
    } while (!waiting.isEmpty());
    List<Answer> done = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      Answer answer = answers[i];
      if (answer != null) {
        done.add(answer);
      }
    }
    answers = new Answer[0];
    return done;
  }

  private @Nullable Integer nextTask() {
    lookAfterOthers();
    return waiting.poll();
  }

  @Override
  public Answer repeat(Task.Repeat task, Task.Setting current) {
    return local.work(task, current);
  }

  private void take(int place, Answer answer) {
    answers[place] = answer;
    if (answer.endsRound()) {
      end = Math.min(end, place + 1);
      waiting.removeIf(later -> later >= end);
    }
  }

  private void afterRun() {
    if (answers.length > 0) {
      lookAfterOthers();
    }
    afterRun.run();
  }

  private void lookAfterOthers() {
    grow();
    for (Remote other : others.isEmpty() ? others : List.copyOf(others)) {
      try {
        if (other.hasAnswer()) {
          receive(other);
        }
        Integer place = others.contains(other) && other.isIdle() ? waiting.poll() : null;
        if (place != null) {
          other.send(place, tasks.get(place), setting.get());
        }
      } catch (IOException e) {
        dismiss(other, e);
      }
    }
  }

  private void receive(Remote other) {
    try {
      take(other.place(), other.receive());
    } catch (IOException e) {
      dismiss(other, e);
    }
  }

  /** It cannot be worked with; what it has not done is done by others. */
  private void dismiss(Remote other, IOException e) {
    if (other.isBusy() && other.place() < end) {
      waiting.addFirst(other.place());
    }
    other.close();
    others.remove(other);
    remarks = e.getMessage() + "; another one did its part";
  }

  private void grow() {
    if (grown) {
      return;
    }
    int wanted = options.workers();
    if (wanted == 0) {
      if (System.nanoTime() - started < SECONDS_ALONE * 1e9) {
        return;
      }
      wanted = Math.min(MOST_UNASKED, Runtime.getRuntime().availableProcessors());
    }
    grown = true;
    try {
      for (int i = 1; i < wanted && !options.workerCommand().isEmpty(); i++) {
        others.add(new Remote(options.workerCommand()));
      }
    } catch (IOException e) {
      remarks = "no further JVM could be started: " + e.getMessage();
    }
  }

  @Override
  public String remarks() {
    return remarks;
  }

  @Override
  public void close() {
    local.close();
    others.forEach(Remote::close);
  }
}
