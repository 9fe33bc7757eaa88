package dev.jay.checker.failure;

import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.jvm.Stacks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes a {@link CheckFailure} of a recorded run: draws the table, and saves the schedule. */
public final class FailureReporter {
  private final Execution execution;
  private final SaveSettings settings;

  /** {@code execution} has just made the run. */
  public FailureReporter(Execution execution, SaveSettings settings) {
    this.execution = execution;
    this.settings = settings;
  }

  public CheckFailure report(Recording recording, Failure failure, int[] choices, long seed) {
    ScheduleSaver.Saved saved =
        new ScheduleSaver(execution, settings).save(recording, failure, choices, seed);
    Path file = saved.file();
    return new CheckFailure(
        failure.type,
        failure.message,
        saved.remark().isEmpty() ? failure.details : failure.details + saved.remark() + "\n",
        failure.cause,
        table(execution, recording, failure),
        file,
        file == null ? "" : settings.replayCommand(file));
  }

  static String table(Execution execution, Recording recording, Failure failure) {
    List<String> threads = new ArrayList<>();
    for (int id = 0; id < execution.strandCount(); id++) {
      threads.add(execution.path(id) + " " + (id == 0 ? "main" : execution.name(id)));
    }
    return ScheduleTable.of(recording.operations(), threads, thrown(failure));
  }

  /** What was thrown, and the first line of the program on its stack. */
  private static String thrown(Failure failure) {
    Throwable cause = failure.cause;
    if (cause == null) {
      return "";
    }
    StackTraceElement[] stack = Stacks.ofProgram(cause.getStackTrace());
    String line =
        stack.length == 0 ? "" : "  " + stack[0].getFileName() + ":" + stack[0].getLineNumber();
    return "throws " + cause.getClass().getSimpleName() + line;
  }
}
