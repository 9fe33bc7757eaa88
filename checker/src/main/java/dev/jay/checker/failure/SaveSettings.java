package dev.jay.checker.failure;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a failing schedule is saved, and what is saved with it.
 *
 * @param directory of the file, or null if nothing is saved
 * @param name of the file, without {@code .jay}
 * @param replayHint the command that replays it, with FILE for the file; empty for {@code jay
 *     replay FILE}
 * @param properties for the header, such as the class path
 * @param arguments the program's
 * @param page where the report is written as a page, or null if it is not
 * @param width of the table in the report, in characters
 */
public record SaveSettings(
    @Nullable Path directory,
    String name,
    String replayHint,
    Map<String, String> properties,
    List<String> arguments,
    @Nullable Path page,
    int width) {

  /** {@code schedule} is the file, or the schedule as text. */
  String replayCommand(String schedule) {
    return replayHint.isEmpty() ? "jay replay " + schedule : replayHint.replace("FILE", schedule);
  }
}
