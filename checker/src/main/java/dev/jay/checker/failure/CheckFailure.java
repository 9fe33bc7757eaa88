package dev.jay.checker.failure;

import dev.jay.runtime.explore.Failure;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The report of a failure, in its parts.
 *
 * @param type what kind of failure it is
 * @param message one line
 * @param details who waits for what, stacks
 * @param cause the exception that escaped, if that is what failed
 * @param table the schedule, a column per thread
 * @param file where the schedule was saved, or null
 * @param replay the command that repeats it
 */
public record CheckFailure(
    Failure.Type type,
    String message,
    String details,
    @Nullable Throwable cause,
    String table,
    @Nullable Path file,
    String replay) {

  CheckFailure withReplay(String command) {
    return new CheckFailure(type, message, details, cause, table, file, command);
  }

  /** All of it, in lines. */
  public String report() {
    StringBuilder out = new StringBuilder(message).append('\n');
    out.append(details);
    if (!table.isEmpty()) {
      out.append('\n').append(table);
    }
    if (!replay.isEmpty()) {
      out.append('\n').append("replay with: ").append(replay).append('\n');
    }
    return out.toString();
  }
}
