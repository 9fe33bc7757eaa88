package dev.jay.systemtests;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a forked JVM left behind. */
record Outcome(Launch launch, int exit, String stdout, String stderr) {
  private static final String SCHEDULE =
      "jay: schedule [0-9a-f]{16} operations [0-9]+ threads [0-9]+";

  /** The lines of standard error that Jay wrote. */
  List<String> jayLines() {
    return stderr.lines().filter(line -> line.startsWith("jay: ")).toList();
  }

  /** What Jay has to say against the run: not its fingerprint, nor that it looked at the clock. */
  List<String> warnings() {
    return jayLines().stream()
        .filter(line -> !line.matches(SCHEDULE))
        .filter(line -> !line.startsWith("jay: the program looked at the real clock"))
        .toList();
  }

  /** The last line of Jay's, when it is the schedule's fingerprint. */
  Optional<String> fingerprint() {
    List<String> lines = jayLines();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(lines.get(lines.size() - 1)).filter(line -> line.matches(SCHEDULE));
  }

  /** The lines of the output that no schedule changes. */
  String outcomeLines() {
    return stdout.lines().filter(l -> l.startsWith("outcome")).collect(Collectors.joining("\n"));
  }

  /** All there is, for a failure's message. */
  String describe() {
    return "exit code "
        + exit
        + "\n--- stdout\n"
        + shortened(stdout)
        + "--- stderr\n"
        + shortened(stderr)
        + "--- repeat with\n"
        + launch.repeat();
  }

  static String shortened(String text) {
    int limit = 3000;
    return text.length() <= limit ? text : text.substring(0, limit) + "... and so on\n";
  }
}
