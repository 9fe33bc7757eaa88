package dev.jay.checker;

import java.util.List;
import java.util.function.Supplier;

/** Whoever does the tasks of a check. */
interface Workforce extends AutoCloseable {
  /**
   * The answers in the order of the tasks, up to the first that {@link Answer#endsRound}. {@code
   * setting} is asked when a task is begun.
   */
  List<Answer> work(List<? extends Task> tasks, Supplier<Task.Setting> setting);

  /** One run again. */
  Answer repeat(Task.Repeat task, Task.Setting setting);

  /** What the user should know of it. */
  String remarks();

  @Override
  void close();
}
