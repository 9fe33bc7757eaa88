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
 */
public record SaveSettings(
    @Nullable Path directory,
    String name,
    String replayHint,
    Map<String, String> properties,
    List<String> arguments) {

  String replayCommand(Path file) {
    return replayHint.isEmpty()
        ? "jay replay " + file
        : replayHint.replace("FILE", file.toString());
  }
}
