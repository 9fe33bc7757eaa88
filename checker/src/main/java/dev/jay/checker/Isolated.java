package dev.jay.checker;

import dev.jay.runtime.explore.Failure;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

/**
 * Does every run in a JVM of its own, which nobody has run in before; for programs that leave
 * something behind in the JDK, in native libraries or outside. JVMs are started ahead, so that they
 * come up while others work. A JVM that ends in the middle of a run is a failure of the program.
 */
final class Isolated implements Workforce {
  private final CheckOptions options;
  private final Runnable afterRun;
  private final int workers;
  private final Deque<Remote> fresh = new ArrayDeque<>();

  Isolated(CheckOptions options, Runnable afterRun) {
    this.options = options;
    this.afterRun = afterRun;
    this.workers =
        options.workers() > 0 ? options.workers() : Runtime.getRuntime().availableProcessors();
  }

  @Override
  public List<Answer> work(List<? extends Task> tasks, Supplier<Task.Setting> setting) {
    List<Answer> answers = new ArrayList<>();
    Deque<Remote> busy = new ArrayDeque<>();
    int next = 0;
    while (answers.size() < tasks.size()) {
      for (; busy.size() < workers && next < tasks.size(); next++) {
        busy.add(begin(tasks.get(next), setting.get()));
      }
      Answer answer = end(busy.remove());
      answers.add(answer);
      afterRun.run();
      if (answer.endsRound()) {
        break;
      }
    }
    busy.forEach(Remote::close);
    return answers;
  }

  @Override
  public Answer repeat(Task.Repeat task, Task.Setting setting) {
    return end(begin(task, setting));
  }

  private Remote begin(Task task, Task.Setting setting) {
    try {
      while (fresh.size() < workers) {
        fresh.add(new Remote(options.workerCommand()));
      }
      Remote remote = fresh.remove();
      remote.awaitReady();
      remote.send(0, task, setting);
      return remote;
    } catch (IOException e) {
      throw new IllegalStateException("a JVM for a run could not be started: " + e.getMessage(), e);
    }
  }

  private static Answer end(Remote remote) {
    try (remote) {
      return remote.receive();
    } catch (IOException e) {
      Answer answer = new Answer();
      answer.runs = 1;
      answer.last =
          new Attempt(
              new Failure(Failure.Type.LIMIT, String.valueOf(e.getMessage()), "", null),
              "",
              new int[0]);
      return answer;
    }
  }

  @Override
  public String remarks() {
    return "";
  }

  @Override
  public void close() {
    fresh.forEach(Remote::close);
  }
}
