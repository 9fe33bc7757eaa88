package dev.jay.cli;

import java.nio.file.Path;

/** A file's name among the agent's options, which commas end. */
final class AgentFile {
  private AgentFile() {}

  static String of(Path given) {
    String file = given.toAbsolutePath().toString();
    if (file.indexOf(',') >= 0) {
      throw UserError.usage(
          "'" + file + "' has a comma, where the agent would end it; choose another file");
    }
    return file;
  }
}
