package dev.jay.checker;

import dev.jay.runtime.core.Sites;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs a body once under the schedule of a file, and says how it went. */
final class Replaying {
  private Replaying() {}

  static Schedule read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return ScheduleFile.read(in, file.toString());
    }
  }

  static Verdict replay(Body body, Path file, boolean strictEnd) throws IOException {
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
    Relay relay = new Relay(schedule);
    Failure failure = execution.run(body::run, relay);
    if (failure == null
        && ScheduleFile.property(schedule, "failure").startsWith(Failure.Type.RACE.name())) {
      for (Race race : execution.races()) {
        failure = Attempt.describe(race);
      }
    }
    execution.close();
    StringBuilder remarks = new StringBuilder();
    for (String guess : relay.guesses()) {
      remarks.append(guess).append('\n');
    }
    changedClasses(schedule, remarks);
    return new Verdict(
        failure == null ? Verdict.Kind.NO_FAILURE_WITHIN_BOUND : Verdict.Kind.FAILED,
        "replay",
        0,
        1,
        1,
        Estimate.NONE,
        (System.nanoTime() - started) / 1e9,
        "the end of the schedule",
        failure == null ? null : shown(execution, recording, failure, file),
        remarks.toString().strip());
  }

  private static CheckFailure shown(
      Execution execution, Recording recording, Failure failure, Path file) {
    return new CheckFailure(
        failure.type,
        failure.message,
        failure.details,
        failure.cause,
        ScheduleTable.of(recording.notes(), Showing.threads(execution)),
        file,
        "");
  }

  private static void changedClasses(Schedule schedule, StringBuilder remarks) {
    int changed = 0;
    @Nullable String first = null;
    for (Map.Entry<String, Long> entry : schedule.digests.entrySet()) {
      Long now = Saving.digest(entry.getKey());
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
