package dev.jay.checker.work;

import java.util.List;
import java.util.function.Supplier;

/** Does the tasks of a check. */
public interface TaskExecutor extends AutoCloseable {
  /**
   * Does the tasks of a round. The results come in the order of the tasks, up to the first that
   * {@link TaskResult#endsRound}. {@code setting} is asked when a task is begun.
   */
  List<TaskResult> work(List<? extends CheckTask> tasks, Supplier<CheckTask.Setting> setting);

  /** Does one run again. */
  TaskResult repeat(CheckTask.Repeat task, CheckTask.Setting setting);

  /** What the user should know of the workers; empty if nothing. */
  String remarks();

  @Override
  void close();
}
