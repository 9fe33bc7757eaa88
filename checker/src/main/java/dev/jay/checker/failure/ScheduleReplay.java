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
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Runs a body once under the schedule of a saved file. */
public final class ScheduleReplay {
  private static final Pattern PLACE = Pattern.compile("(.+)\\.([^.:]+):\\d+.*"); // class, method
  private static final Pattern LINE = Pattern.compile(":\\d+");

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
  public static Result replay(Task body, Path file, boolean strictEnd, SaveSettings settings)
      throws IOException {
    Schedule schedule = read(file);
    long started = System.nanoTime();
    mark(schedule);
    Execution execution = new Execution();
    execution.strictEnd = strictEnd;
    execution.explored = schedule.size() + 1;
    execution.earlyTimeouts = Integer.MAX_VALUE; // those of the schedule
    execution.hints = ScheduleFile.property(schedule, "open").equals("hints");
    Recording recording = new Recording();
    execution.witness = recording;
    SiteReplay replay = new SiteReplay(schedule);
    Failure failure = execution.run(body, replay);
    Race race = null;
    String before = ScheduleFile.property(schedule, "failure");
    if (failure == null && before.startsWith(Failure.Type.RACE.name())) {
      race = likest(execution.races(), before);
      failure = race == null ? null : RunOutcome.describe(race);
    }
    CheckFailure report =
        failure == null
            ? null
            : new FailureReporter(execution, settings)
                .replayed(
                    recording, failure, race == null ? execution.races() : List.of(race), file);
    execution.close();
    StringBuilder remarks = new StringBuilder();
    for (String guess : replay.guesses()) {
      remarks.append(guess).append('\n');
    }
    changedClasses(schedule, remarks);
    return new Result(report, remarks.toString().strip(), (System.nanoTime() - started) / 1e9);
  }

  /**
   * What has raced is a point of decision again. A place in a class that has changed since may have
   * moved: then all accesses of its method are.
   */
  private static void mark(Schedule schedule) {
    Sites.unmarkAll();
    for (String name : schedule.racing) {
      Sites.mark(Sites.number(name));
      Matcher place = PLACE.matcher(name);
      if (place.matches() && hasChanged(schedule, place.group(1))) {
        Sites.markAll(place.group(1) + "." + place.group(2) + ":");
      }
    }
  }

  private static boolean hasChanged(Schedule schedule, String className) {
    Long before = schedule.digests.get(className);
    Long now = ScheduleSaver.digest(className);
    return before != null && now != null && !before.equals(now);
  }

  /** The race that the saved failure was, or else any. */
  private static @Nullable Race likest(List<Race> races, String before) {
    for (Race race : races) {
      if (isLike(before, text(RunOutcome.describe(race)))) {
        return race;
      }
    }
    return races.isEmpty() ? null : races.get(0);
  }

  /** A failure as the file keeps it. */
  static String text(Failure failure) {
    return failure.type + ": " + failure.message;
  }

  /**
   * Whether two failures, as files keep them, are the same but for lines of the source and, where
   * there was no end, when one stopped waiting for it.
   */
  public static boolean isLike(String one, String other) {
    if (one.startsWith(Failure.Type.LIVELOCK.name())) {
      return other.startsWith(Failure.Type.LIVELOCK.name());
    }
    return one.startsWith(Failure.Type.RACE.name())
        ? LINE.matcher(one).replaceAll("").equals(LINE.matcher(other).replaceAll(""))
        : one.equals(other);
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
