package dev.jay.cli;

import dev.jay.trace.RecordingHead;
import dev.jay.trace.RecordingReader;
import dev.jay.trace.RecordingSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code jay show}: what is in a recording. */
@Command(
    name = "show",
    description = "Tells what is in a recording.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay show FILE",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n")
final class ShowCommand implements Callable<Integer> {
  private final World world;

  @Parameters(index = "0", paramLabel = "FILE", description = "The recording.")
  private String file = "";

  ShowCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    Path path = world.directory().resolve(file);
    RecordingReader recording = JayFiles.read(path, file, RecordingReader::read);
    RecordingSummary summary = RecordingSummary.of(recording);
    StringBuilder text = new StringBuilder();
    SortedMap<String, String> unseen = new TreeMap<>();
    recording.head.properties.forEach(
        (name, value) -> {
          if (name.equals(RecordingHead.SITES)) {
            line(
                text,
                name,
                value.lines().filter(each -> !each.startsWith("#")).count() + " racing places");
          } else if (name.startsWith(RecordingHead.UNSEEN)) {
            unseen.put(name.substring(RecordingHead.UNSEEN.length()), value);
          } else if (!name.equals(RecordingHead.PROCESSOR_NANOS)
              && !name.equals(RecordingHead.WALL_NANOS)
              && !name.startsWith(RecordingHead.INPUT)) {
            line(text, name, value);
          }
        });
    line(text, "command", "java " + String.join(" ", recording.head.words));
    line(text, "environment", recording.head.environment.size() + " variables");
    line(text, "class path", recording.head.digests.size() + " files");
    line(
        text,
        "end",
        recording.isComplete ? "in order" : "cut short: it replays up to the last whole piece");
    line(text, "threads", String.valueOf(summary.strands));
    line(text, "turns", summary.turns + " in " + summary.runs + " runs");
    line(text, "from outside", summary.events + " events, " + summary.timeouts + " timeouts");
    line(
        text,
        "log",
        Files.size(path)
            + " bytes; order "
            + summary.orderBytes
            + ", inputs "
            + summary.inputBytes
            + " before they were deflated");
    rate(text, recording, Files.size(path));
    density(text, recording, Files.size(path));
    inputs(text, recording.head);
    for (Map.Entry<String, String> each : unseen.entrySet()) {
      line(text, "unseen", each.getKey() + ", " + each.getValue() + " times, by threads outside");
    }
    world.out().print(text);
    world.out().flush();
    return ExitCode.OK;
  }

  private static void rate(StringBuilder text, RecordingReader recording, long bytes) {
    String nanos = recording.head.property(RecordingHead.WALL_NANOS);
    if (!nanos.isEmpty()) {
      double seconds = Math.max(1, Long.parseLong(nanos)) / 1e9;
      line(
          text,
          "rate",
          String.format(Locale.ROOT, "%.0f bytes a second, in %.1f s", bytes / seconds, seconds));
    }
  }

  /** A kind of input, with what the recording says of it: how many there were, and their bytes. */
  private record Kind(String name, long count, long bytes) {
    static Kind of(String name, String value) {
      String[] numbers = value.split(" ", 2);
      return new Kind(name, Long.parseLong(numbers[0]), Long.parseLong(numbers[1]));
    }
  }

  /** The kinds of inputs, those with most bytes first. */
  private static void inputs(StringBuilder text, RecordingHead head) {
    head.properties.entrySet().stream()
        .filter(each -> each.getKey().startsWith(RecordingHead.INPUT))
        .map(
            each -> Kind.of(each.getKey().substring(RecordingHead.INPUT.length()), each.getValue()))
        .sorted(Comparator.comparingLong(Kind::bytes).reversed().thenComparing(Kind::name))
        .forEach(
            kind ->
                line(
                    text,
                    "input",
                    kind.name() + ", " + kind.count() + " times, " + kind.bytes() + " bytes"));
  }

  /**
   * How large the log is for what the program did. Nobody counts bytecodes: a nanosecond of
   * processor time is taken for one.
   */
  private static void density(StringBuilder text, RecordingReader recording, long bytes) {
    String nanos = recording.head.property(RecordingHead.PROCESSOR_NANOS);
    if (!nanos.isEmpty() && !nanos.equals("0")) {
      double micros = Long.parseLong(nanos) / 1e3;
      line(
          text,
          "density",
          String.format(
              Locale.ROOT,
              "%.2f bits of log per thousand bytecodes, taking a nanosecond of processor time (%.1f s)"
                  + " for one",
              8 * bytes / micros,
              micros / 1e6));
    }
  }

  private static void line(StringBuilder text, String name, String value) {
    text.append(String.format("%-13s %s%n", name, value));
  }
}
