package dev.jay.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures what it costs to record and to replay the real programs, whole processes from start to
 * end: {@code java -jar jay-bench.jar record} with the options of {@link RealCommand}. Each round
 * runs plain java, records (where the other Jay of {@code --against} is given, by that one too),
 * and replays what was just recorded. Ratios are of medians: recording by plain java, replay by
 * recording; those of processor times stand beside them, since on a machine that others use they
 * say more. Ends with 1 if a program failed or a replay was not equal.
 */
final class RecordCommand {
  /** The word that asks for it. */
  static final String NAME = "record";

  private static final double KILO = 1000;

  /** The ways in which a program is run. */
  private enum Way {
    PLAIN,
    RECORD,
    OTHER,
    REPLAY
  }

  private final RealPrograms programs;
  private final JayHome home;
  private final RealArguments arguments;
  private final Fork fork;
  private final Path file;
  private final PrintStream err;
  private final Map<Way, List<Double>> walls = new EnumMap<>(Way.class);
  private final Map<Way, List<Double>> processors = new EnumMap<>(Way.class);
  private boolean isWell = true;

  private RecordCommand(
      RealPrograms programs, JayHome home, RealArguments arguments, Path file, PrintStream err) {
    this.programs = programs;
    this.home = home;
    this.arguments = arguments;
    this.fork = new Fork(arguments.javaHome());
    this.file = file;
    this.err = err;
  }

  /** Whether all went well; {@code args} begin with the name of the command. */
  static boolean run(String[] args, Path own, PrintStream out, PrintStream err) throws IOException {
    RealArguments arguments =
        RealArguments.parse(
            Arrays.asList(args).subList(1, args.length), Path.of(System.getProperty("java.home")));
    JayHome home = JayHome.find(System.getProperty("jay.home"), own);
    RealPrograms programs = new RealPrograms(home);
    Path folder = Files.createTempDirectory("jay-bench");
    Path file = folder.resolve("recording.jay");
    try {
      RecordCommand command = new RecordCommand(programs, home, arguments, file, err);
      List<String> names =
          programs.names().stream().filter(arguments.programs().asPredicate()).toList();
      if (names.isEmpty()) {
        throw new UsageError("no program has " + arguments.programs() + " in its name");
      }
      command.measure(names, out);
      return command.isWell;
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  private void measure(List<String> names, PrintStream out) throws IOException {
    MarkdownTable table =
        new MarkdownTable(
            "program",
            "plain s",
            "record",
            "processor",
            "other",
            "processor",
            "replay",
            "processor",
            "kB",
            "replays equal");
    for (String name : names) {
      table.add(row(name));
    }
    out.print(table);
    out.println();
    for (Way way : List.of(Way.RECORD, Way.OTHER, Way.REPLAY)) {
      List<Double> times = walls.getOrDefault(way, List.of());
      if (!times.isEmpty()) {
        out.println(
            way.name().toLowerCase(Locale.ROOT)
                + ": "
                + RealSummary.of(times)
                + "; processor "
                + RealSummary.of(processors.getOrDefault(way, List.of())));
      }
    }
    out.flush();
  }

  private List<String> row(String name) throws IOException {
    Map<Way, List<RealRun>> runs = new EnumMap<>(Way.class);
    int equal = 0;
    long bytes = 0;
    for (int round = 0; round < arguments.rounds(); round++) {
      add(runs, name, Way.PLAIN);
      if (arguments.against() != null) {
        add(runs, name, Way.OTHER);
      }
      RealRun recorded = add(runs, name, Way.RECORD);
      bytes = Files.exists(file) ? Files.size(file) : 0;
      RealRun replayed = add(runs, name, Way.REPLAY);
      boolean isEqual =
          replayed.exit() == recorded.exit()
              && replayed.outcome().equals(recorded.outcome())
              && replayed.order().equals(recorded.order());
      equal += isEqual ? 1 : 0;
      isWell &= isEqual && !recorded.isFailed();
    }
    List<String> cells = new ArrayList<>();
    cells.add(name);
    cells.add(String.format(Locale.ROOT, "%.2f", median(runs, Way.PLAIN, false)));
    cells.addAll(ratios(runs, Way.RECORD, Way.PLAIN));
    cells.addAll(ratios(runs, Way.OTHER, Way.PLAIN));
    cells.addAll(ratios(runs, Way.REPLAY, Way.RECORD));
    cells.add(String.format(Locale.ROOT, "%.0f", bytes / KILO));
    cells.add(equal + " of " + arguments.rounds());
    return cells;
  }

  /** Of time on the wall and of processor time; dashes where there was no such run. */
  private List<String> ratios(Map<Way, List<RealRun>> runs, Way way, Way by) {
    if (!runs.containsKey(way)) {
      return List.of("-", "-");
    }
    double wall = median(runs, way, false) / median(runs, by, false);
    double processor = median(runs, way, true) / median(runs, by, true);
    walls.computeIfAbsent(way, key -> new ArrayList<>()).add(wall);
    processors.computeIfAbsent(way, key -> new ArrayList<>()).add(processor);
    return List.of(RealResult.times(wall), RealResult.times(processor));
  }

  private static double median(Map<Way, List<RealRun>> runs, Way way, boolean isProcessor) {
    return Quartiles.of(
            runs.getOrDefault(way, List.of()).stream()
                .map(run -> isProcessor ? run.processor() : run.seconds())
                .toList())
        .median();
  }

  private RealRun add(Map<Way, List<RealRun>> runs, String name, Way way) throws IOException {
    if (way == Way.RECORD || way == Way.OTHER) {
      Files.deleteIfExists(file);
    }
    double before = ChildTime.seconds();
    Fork.Outcome outcome =
        fork.run(programs.command(arguments.javaHome(), agent(way), name), limit());
    RealRun run = RealRun.of(outcome, ChildTime.seconds() - before);
    err.printf(Locale.ROOT, "%s: %s, %.2f s, exit %d%n", name, way, run.seconds(), run.exit());
    if (run.isFailed()) {
      err.println(outcome.stderr().indent(2));
    }
    runs.computeIfAbsent(way, key -> new ArrayList<>()).add(run);
    return run;
  }

  private Duration limit() {
    return arguments.limit();
  }

  private List<String> agent(Way way) {
    JayHome other = arguments.against();
    String options = arguments.options().substring("run".length());
    return switch (way) {
      case PLAIN -> List.of();
      case RECORD -> List.of("-javaagent:" + home.jar("agent") + "=record=" + file + options);
      case OTHER ->
          List.of("-javaagent:" + (other == null ? home : other).jar("agent") + "=record=" + file);
      case REPLAY -> List.of("-javaagent:" + home.jar("agent") + "=replay=" + file);
    };
  }
}
