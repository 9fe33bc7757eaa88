package dev.jay.checker;

import dev.jay.runtime.Execution;
import dev.jay.runtime.Failure;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * From a failing run to what the user gets to see: repeats it, makes it simpler, takes it down with
 * stacks, draws the table and saves the file.
 */
final class Diagnosis {
  private final Execution execution;
  private final Body body;
  private final CheckOptions options;

  Diagnosis(Execution execution, Body body, CheckOptions options) {
    this.execution = execution;
    this.body = body;
    this.options = options;
  }

  /** {@code race} is the number of what raced, or -1. */
  CheckFailure of(Attempt failing, int race, long seed) {
    Failure failure = failing.failure();
    if (failure == null) {
      throw new IllegalArgumentException("nothing failed");
    }
    Attempt best =
        new Minimiser(choices -> Attempt.make(execution, body, new Guided(choices), race))
            .minimise(failing);
    Recording recording = new Recording();
    execution.witness = recording;
    execution.watched = race;
    Attempt last = Attempt.make(execution, body, new Guided(best.choices()), race);
    execution.witness = null;
    execution.watched = -1;
    boolean repeats = last.isLike(failure);
    Failure shown = repeats && last.failure() != null ? last.failure() : failure;
    List<String> threads = threads(execution);
    String table = repeats ? ScheduleTable.of(recording.notes(), threads) : "";
    String remark =
        repeats
            ? ""
            : "this failure did not come again under the same schedule: something besides threads"
                + " decides it (time, random numbers, files)\n";
    Path file = repeats ? save(recording, last, shown, seed) : null;
    return new CheckFailure(
        shown.type,
        shown.message,
        remark + shown.details,
        shown.cause,
        table,
        file,
        file == null ? "" : replay(file));
  }

  private String replay(Path file) {
    String hint = options.replayHint();
    return hint.isEmpty() ? "jay replay " + file : hint.replace("FILE", file.toString());
  }

  static List<String> threads(Execution execution) {
    List<String> threads = new ArrayList<>();
    for (int id = 0; id < execution.strandCount(); id++) {
      threads.add(execution.path(id) + " " + (id == 0 ? "main" : execution.name(id)));
    }
    return threads;
  }

  private @Nullable Path save(Recording recording, Attempt attempt, Failure failure, long seed) {
    Path directory = options.directory();
    if (directory == null) {
      return null;
    }
    Schedule schedule = new Schedule();
    options.properties().forEach(schedule.properties::put);
    schedule.arguments.addAll(options.arguments());
    schedule.properties.put("mode", "check");
    schedule.properties.put("jdk", System.getProperty("java.version"));
    schedule.properties.put("strategy", options.strategy());
    schedule.properties.put("seed", Long.toString(seed));
    schedule.properties.put("failure", failure.type + ": " + failure.message);
    Saving.fill(schedule, execution, recording, attempt);
    try {
      Files.createDirectories(directory);
      Path file = directory.resolve(options.name() + ".jay");
      Path fresh = Files.createTempFile(directory, options.name(), ".tmp");
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
        ScheduleFile.write(schedule, out);
      }
      Files.move(fresh, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      return file;
    } catch (IOException e) {
      return null;
    }
  }
}
