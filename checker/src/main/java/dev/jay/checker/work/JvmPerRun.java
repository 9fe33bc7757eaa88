package dev.jay.checker.work;

import dev.jay.checker.failure.RunOutcome;
import dev.jay.runtime.explore.Failure;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * Does every run in a fresh JVM, for programs that leave something behind in the JDK, in native
 * libraries or outside. JVMs are started ahead, so that they come up while others work. A JVM that
 * ends in the middle of a run is a failure of the program.
 */
public final class JvmPerRun implements TaskExecutor {
  private final WorkerSettings settings;
  private final Runnable afterRun;
  private final int workers;
  private final Deque<RemoteWorker> fresh = new ArrayDeque<>();

  public JvmPerRun(WorkerSettings settings, Runnable afterRun) {
    this.settings = settings;
    this.afterRun = afterRun;
    this.workers =
        settings.workers() > 0 ? settings.workers() : Runtime.getRuntime().availableProcessors();
  }

  @Override
  public List<TaskResult> work(
      List<? extends CheckTask> tasks, Supplier<CheckTask.Setting> setting) {
    List<TaskResult> results = new ArrayList<>();
    Deque<RemoteWorker> busy = new ArrayDeque<>();
    int next = 0;
    while (results.size() < tasks.size()) {
      for (; busy.size() < workers && next < tasks.size(); next++) {
        busy.add(begin(tasks.get(next), setting.get()));
      }
      TaskResult result = end(busy.remove());
      results.add(result);
      afterRun.run();
      if (result.endsRound()) {
        break;
      }
    }
    busy.forEach(RemoteWorker::close);
    return results;
  }

  @Override
  public TaskResult repeat(CheckTask.Repeat task, CheckTask.Setting setting) {
    return end(begin(task, setting));
  }

  private RemoteWorker begin(CheckTask task, CheckTask.Setting setting) {
    try {
      while (fresh.size() < workers) {
        fresh.add(new RemoteWorker(settings.command()));
      }
      RemoteWorker remote = fresh.remove();
      remote.awaitReady();
      remote.send(0, task, setting);
      return remote;
    } catch (IOException e) {
      throw new IllegalStateException("a JVM for a run could not be started: " + e.getMessage(), e);
    }
  }

  private static TaskResult end(RemoteWorker remote) {
    try (remote) {
      return remote.receive();
    } catch (IOException e) {
      Failure failure = new Failure(Failure.Type.LIMIT, String.valueOf(e.getMessage()), "", null);
      return TaskResult.ofRun(new RunOutcome(failure, "", new int[0]), 0, null);
    }
  }

  @Override
  public String remarks() {
    return "";
  }

  @Override
  public void close() {
    fresh.forEach(RemoteWorker::close);
  }
}
