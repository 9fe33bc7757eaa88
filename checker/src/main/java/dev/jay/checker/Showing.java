package dev.jay.checker;

import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes of a run that was taken down what the user gets to see: the table and the file. */
final class Showing {
  private final Execution execution;
  private final CheckOptions options;

  Showing(Execution execution, CheckOptions options) {
    this.execution = execution;
    this.options = options;
  }

  CheckFailure of(Recording recording, Failure failure, Attempt attempt, long seed) {
    Path file = save(recording, attempt, failure, seed);
    return new CheckFailure(
        failure.type,
        failure.message,
        failure.details,
        failure.cause,
        ScheduleTable.of(recording.notes(), threads(execution)),
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
    if (execution.hints) {
      schedule.properties.put("open", "hints");
    }
    schedule.properties.put("failure", failure.type + ": " + failure.message);
    Saving.fill(schedule, execution, recording, attempt);
    try {
      Files.createDirectories(directory);
      Path file = directory.resolve(options.name() + ".jay");
      Path fresh = Files.createTempFile(directory, options.name(), ".tmp");
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(fresh))) {
        ScheduleFile.write(schedule, out);
      }
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
      return file;
    } catch (IOException e) {
      return null;
    }
  }
}
