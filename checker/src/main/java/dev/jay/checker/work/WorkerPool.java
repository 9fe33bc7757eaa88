package dev.jay.checker.work;

import dev.jay.runtime.explore.Task;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Does the tasks of a round in a pool of JVMs: this one, and others that it has started. Each takes
 * the next task when it has done its last. This JVM looks after the others between its own runs, in
 * the same thread, and waits for them only at the end of a round: a thread of the pool's own would
 * have to be told from the program's when a deadlock is looked for.
 *
 * <p>The results of a round end with the first that {@link TaskResult#endsRound}, in the order of
 * the tasks; those after it are dropped, whether or not somebody has done them. So the results do
 * not depend on the number of workers or on their speed. A worker that dies is left out, and
 * another one does its task.
 */
public final class WorkerPool implements TaskExecutor {
  /** If nobody said how many, others are started when a check has lasted so long. */
  private static final double SECONDS_ALONE = 3;

  private static final int MOST_UNASKED = 8;

  private final WorkerSettings settings;
  private final LocalWorker local; // this JVM
  private final List<RemoteWorker> others = new ArrayList<>();
  private final Runnable afterRun;
  private final long started = System.nanoTime();
  private boolean grown;
  private String remarks = "";

  // The round under way.
  private List<? extends CheckTask> tasks = List.of();
  private Supplier<CheckTask.Setting> setting = () -> new CheckTask.Setting(List.of(), 0, false);
  private @Nullable TaskResult[] results = {};
  private final Deque<Integer> waiting = new ArrayDeque<>(); // tasks that nobody has begun
  private int end; // tasks from here on are dropped

  public WorkerPool(Task body, WorkerSettings settings, Runnable afterRun) {
    this.settings = settings;
    this.afterRun = afterRun;
    this.local = new LocalWorker(body, settings, this::afterRun);
  }

  @Override
  public List<TaskResult> work(
      List<? extends CheckTask> round, Supplier<CheckTask.Setting> current) {
    tasks = round;
    setting = current;
    results = new TaskResult[round.size()];
    end = round.size();
    for (int i = 0; i < end; i++) {
      waiting.add(i);
    }
    do {
      for (Integer mine = nextTask(); mine != null; mine = nextTask()) {
        take(mine, local.work(round.get(mine), current.get()));
      }
      for (RemoteWorker other : List.copyOf(others)) {
        if (other.isBusy()) {
          receive(other);
        }
      }
    } while (!waiting.isEmpty());
    List<TaskResult> done = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      TaskResult result = results[i];
      if (result != null) {
        done.add(result);
      }
    }
    results = new TaskResult[0];
    return done;
  }

  private @Nullable Integer nextTask() {
    lookAfterOthers();
    return waiting.poll();
  }

  @Override
  public TaskResult repeat(CheckTask.Repeat task, CheckTask.Setting current) {
    return local.work(task, current);
  }

  private void take(int place, TaskResult result) {
    results[place] = result;
    if (result.endsRound()) {
      end = Math.min(end, place + 1);
      waiting.removeIf(later -> later >= end);
    }
  }

  private void afterRun() {
    if (results.length > 0) {
      lookAfterOthers();
    }
    afterRun.run();
  }

  private void lookAfterOthers() {
    grow();
    for (RemoteWorker other : others.isEmpty() ? others : List.copyOf(others)) {
      try {
        if (other.hasResult()) {
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

  private void receive(RemoteWorker other) {
    try {
      take(other.place(), other.receive());
    } catch (IOException e) {
      dismiss(other, e);
    }
  }

  /** Leaves a worker out; another one does its task. */
  private void dismiss(RemoteWorker other, IOException e) {
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
    int wanted = settings.workers();
    if (wanted == 0) {
      if (System.nanoTime() - started < SECONDS_ALONE * 1e9) {
        return;
      }
      wanted = Math.min(MOST_UNASKED, Runtime.getRuntime().availableProcessors());
    }
    grown = true;
    try {
      for (int i = 1; i < wanted && !settings.command().isEmpty(); i++) {
        others.add(new RemoteWorker(settings.command()));
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
    others.forEach(RemoteWorker::close);
  }
}
