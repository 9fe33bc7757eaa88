package dev.jay.checker.failure;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.runtime.explore.Task;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a body once under the schedule of a saved file. */
public final class ScheduleReplay {
  private ScheduleReplay() {}

  public static Schedule read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return ScheduleFile.read(in, file.toString());
    }
  }

  /**
   * How a replay went.
   *
   * @param failure what failed, or null
   * @param remarks where the schedule could not be followed, and which classes have changed; in
   *     lines
   */
  public record Result(@Nullable CheckFailure failure, String remarks, double seconds) {}

  /** With {@code strictEnd}, idle threads that are left at the end are a deadlock. */
  public static Result replay(Task body, Path file, boolean strictEnd) throws IOException {
    Schedule schedule = read(file);
    long started = System.nanoTime();
    Sites.unmarkAll();
    for (String name : schedule.racing) {
      Sites.mark(Sites.number(name));
    }
    Execution execution = new Execution();
    execution.strictEnd = strictEnd;
    execution.explored = schedule.size() + 1;
    execution.hints = ScheduleFile.property(schedule, "open").equals("hints");
    Recording recording = new Recording();
    execution.witness = recording;
    SiteReplay replay = new SiteReplay(schedule);
    Failure failure = execution.run(body, replay);
    if (failure == null
        && ScheduleFile.property(schedule, "failure").startsWith(Failure.Type.RACE.name())) {
      for (Race race : execution.races()) {
        failure = RunOutcome.describe(race);
      }
    }
    execution.close();
    StringBuilder remarks = new StringBuilder();
    for (String guess : replay.guesses()) {
      remarks.append(guess).append('\n');
    }
    changedClasses(schedule, remarks);
    return new Result(
        failure == null ? null : report(execution, recording, failure, file),
        remarks.toString().strip(),
        (System.nanoTime() - started) / 1e9);
  }

  private static CheckFailure report(
      Execution execution, Recording recording, Failure failure, Path file) {
    return new CheckFailure(
        failure.type,
        failure.message,
        failure.details,
        failure.cause,
        FailureReporter.table(execution, recording, failure),
        file,
        "");
  }

  private static void changedClasses(Schedule schedule, StringBuilder remarks) {
    int changed = 0;
    @Nullable String first = null;
    for (Map.Entry<String, Long> entry : schedule.digests.entrySet()) {
      Long now = ScheduleSaver.digest(entry.getKey());
      if (now != null && !now.equals(entry.getValue())) {
        changed++;
        first = first == null ? entry.getKey() : first;
      }
    }
    if (changed > 0) {
      remarks.append(
          changed == 1
              ? first + " has changed since the schedule was saved"
              : changed
                  + " classes have changed since the schedule was saved, "
                  + first
                  + " first");
    }
  }
}
