package dev.jay.bench;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures what it costs to trace computing programs and to follow their schedules: {@code java
 * -jar jay-bench.jar hybrid [rounds]}. Each program is traced once and analysed; then plain java,
 * {@code jay run}, the schedule without its constraints, the hybrid schedule and tracing are run in
 * turn, whole processes, each less what an empty program takes in the same way. Ratios to plain
 * java, of medians.
 */
final class HybridCommand {
  /** The word that asks for it. */
  static final String NAME = "hybrid";

  private static final int DEFAULT_ROUNDS = 5;
  private static final String EMPTY = "bench.HelloWorld";
  private static final List<String> PROGRAMS =
      List.of(
          "kernels.BlackScholes --size 20000 --runs 100",
          "kernels.Swaptions --size 32 --trials 8000",
          "kernels.LuContiguous --size 400",
          "kernels.LuNonContiguous --size 400",
          "kernels.Fft --size 512",
          "kernels.RadixSort --size 2000000",
          "kernels.Ocean --size 256",
          "kernels.WaterNsquared --size 400",
          "racy.Fft --size 512",
          "racy.LuNonContiguous --size 400",
          "racy.Barnes --size 3000");

  /** The ways in which a program is run. */
  private enum Way {
    PLAIN,
    RUN,
    SYNC,
    HYBRID,
    TRACE
  }

  private final JayHome home;
  private final Fork fork;
  private final String java;
  private final Path folder;
  private final PrintStream err;

  private HybridCommand(JayHome home, Path javaHome, Path folder, PrintStream err) {
    this.home = home;
    this.fork = new Fork(javaHome);
    this.java = javaHome.resolve("bin").resolve("java").toString();
    this.folder = folder;
    this.err = err;
  }

  /** Whether all went well; {@code args} begin with the name of the command. */
  static boolean run(String[] args, Path own, PrintStream out, PrintStream err) throws IOException {
    int rounds =
        args.length < 2
            ? DEFAULT_ROUNDS
            : Arguments.positive("rounds", args[1], "usage: Main hybrid [rounds]");
    Path folder = Files.createTempDirectory("jay-bench");
    HybridCommand command =
        new HybridCommand(
            JayHome.find(System.getProperty("jay.home"), own),
            Path.of(System.getProperty("java.home")),
            folder,
            err);
    MarkdownTable table =
        new MarkdownTable("program", "plain s", "run", "sync", "hybrid", "hybrid/sync", "trace");
    Map<Way, Double> logs = new EnumMap<>(Way.class);
    Map<Way, Double> empty = command.measure(EMPTY, rounds);
    for (String program : PROGRAMS) {
      Map<Way, Double> seconds = command.measure(program, rounds);
      seconds.replaceAll((way, measured) -> measured - of(empty, way));
      double plain = of(seconds, Way.PLAIN);
      Map<Way, Double> ratios = new EnumMap<>(Way.class);
      seconds.forEach((way, computing) -> ratios.put(way, computing / plain));
      ratios.forEach(
          (way, ratio) -> logs.merge(way, Math.log(ratio) / PROGRAMS.size(), Double::sum));
      table.add(row(program.substring(0, program.indexOf(' ')), plain, ratios));
    }
    logs.replaceAll((way, log) -> Math.exp(log));
    table.add(row("geometric mean", Double.NaN, logs));
    out.print(table);
    out.flush();
    return true;
  }

  private static List<String> row(String name, double plain, Map<Way, Double> ratios) {
    return List.of(
        name,
        Double.isNaN(plain) ? "" : number(plain),
        number(of(ratios, Way.RUN)),
        number(of(ratios, Way.SYNC)),
        number(of(ratios, Way.HYBRID)),
        number(of(ratios, Way.HYBRID) / of(ratios, Way.SYNC)),
        number(of(ratios, Way.TRACE)));
  }

  private static double of(Map<Way, Double> figures, Way way) {
    return figures.getOrDefault(way, Double.NaN);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  /** The medians of all ways, in seconds. */
  private Map<Way, Double> measure(String program, int rounds) throws IOException {
    err.println(program);
    fork.run(command(Way.TRACE, program));
    String trace = folder.resolve("trace.jay").toString();
    for (Way way : List.of(Way.SYNC, Way.HYBRID)) {
      String cli = home.jar("cli").toString();
      String to = schedule(way).toString();
      fork.run(List.of(java, "-cp", cli, "dev.jay.cli.Main", "analyze", trace, "--text", "-o", to));
    }
    List<String> lines = Files.readAllLines(schedule(Way.SYNC));
    lines.removeIf(line -> line.startsWith("order "));
    Files.write(schedule(Way.SYNC), lines);
    Map<Way, List<Double>> all = new EnumMap<>(Way.class);
    for (int round = 0; round < rounds; round++) {
      for (Way way : Way.values()) {
        all.computeIfAbsent(way, any -> new ArrayList<>())
            .add(fork.run(command(way, program)).nanos() / 1e9);
      }
    }
    Map<Way, Double> medians = new EnumMap<>(Way.class);
    all.forEach((way, seconds) -> medians.put(way, Quartiles.of(seconds).median()));
    return medians;
  }

  private Path schedule(Way way) {
    return folder.resolve(way + ".txt");
  }

  private List<String> command(Way way, String program) throws IOException {
    List<String> command = new ArrayList<>(List.of(java));
    Path trace = folder.resolve("trace.jay");
    String options =
        switch (way) {
          case PLAIN -> "";
          case RUN -> "run";
          case TRACE -> "record=" + trace + ",order=arrival,trace";
          case SYNC, HYBRID -> "follow=" + schedule(way) + ",on-leave=go-on";
        };
    if (way == Way.TRACE) {
      Files.deleteIfExists(trace);
    }
    if (!options.isEmpty()) {
      command.add("-javaagent:" + home.jar("agent") + "=" + options);
    }
    command.add("-cp");
    command.add(home.jar("programs") + File.pathSeparator + home.jar("api"));
    command.addAll(List.of(("dev.jay.programs." + program).split(" ")));
    return command;
  }
}
