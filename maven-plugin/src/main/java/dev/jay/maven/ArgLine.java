package dev.jay.maven;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The options of the test JVM, as surefire reads them: words, in quotes if they have spaces. */
final class ArgLine {
  private ArgLine() {}

  /** The agent, and then what was there, unless it was there already. */
  static String with(Path agent, String options, @Nullable String former) {
    String word = "-javaagent:" + agent + "=" + options;
    String quoted = word.contains(" ") ? "\"" + word + "\"" : word;
    if (former == null || former.isBlank()) {
      return quoted;
    }
    return former.contains(quoted) ? former : quoted + " " + former;
  }
}
