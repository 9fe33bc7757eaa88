package dev.jay.checker.failure;

import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.explore.Failure;
import dev.jay.runtime.explore.Race;
import dev.jay.trace.Schedule;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a {@link CheckFailure} of a recorded run: saves the schedule, draws the table, and writes
 * the page.
 */
public final class FailureReporter {
  private final Execution execution;
  private final SaveSettings settings;

  /** {@code execution} has just made the run. */
  public FailureReporter(Execution execution, SaveSettings settings) {
    this.execution = execution;
    this.settings = settings;
  }

  /** {@code races} of the run are shown; if one is what failed, it alone. */
  public CheckFailure report(
      Recording recording, Failure failure, List<Race> races, int[] choices, long seed) {
    Schedule schedule =
        new ScheduleSaver(execution, settings).schedule(recording, failure, choices, seed);
    ScheduleSaver.Saved saved = ScheduleSaver.save(schedule, settings);
    return report(recording, failure, races, saved);
  }

  /** The same for a run that has replayed the schedule in {@code file}. */
  CheckFailure replayed(Recording recording, Failure failure, List<Race> races, Path file) {
    CheckFailure report =
        report(recording, failure, races, new ScheduleSaver.Saved(file, file.toString(), ""));
    return report.withReplay("");
  }

  private CheckFailure report(
      Recording recording, Failure failure, List<Race> races, ScheduleSaver.Saved saved) {
    List<String> threads = new ArrayList<>();
    for (int id = 0; id < execution.strandCount(); id++) {
      threads.add(execution.path(id) + " " + (id == 0 ? "main" : execution.name(id)));
    }
    Story story = Story.of(recording.deeds(), threads, failure, races);
    String replay = saved.name().isEmpty() ? "" : settings.replayCommand(saved.name());
    String remark = saved.remark();
    if (settings.page() != null) {
      remark += page(settings.page(), story, recording, failure, replay);
    }
    return new CheckFailure(
        failure.type,
        failure.message,
        failure.details + remark,
        failure.cause,
        ScheduleTable.of(story, settings.width()),
        saved.file(),
        replay);
  }

  /** Writes the page; says where it is, or why it is not. */
  private String page(Path page, Story story, Recording recording, Failure failure, String replay) {
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put("message", failure.message);
    texts.put("details", failure.details);
    texts.put("program", program());
    texts.put("replay", replay);
    String classPath =
        settings.properties().getOrDefault("class-path", System.getProperty("java.class.path", ""));
    Sources sources = new Sources(classPath, Path.of("").toAbsolutePath());
    try {
      new SchedulePage(story, sources)
          .write(page, texts, Arrows.of(recording.deeds(), execution.strandCount()));
      return "as a page: " + page.toAbsolutePath() + "\n";
    } catch (IOException e) {
      return "the page could not be written to " + page + " (" + e + ")\n";
    }
  }

  /** What was checked, in a line. */
  private String program() {
    String main = settings.properties().getOrDefault("main", settings.name());
    String arguments = String.join(" ", settings.arguments());
    String directory = new File("").getAbsolutePath();
    return (main + " " + arguments).strip()
        + ", in "
        + directory
        + ", Java "
        + System.getProperty("java.version");
  }
}
