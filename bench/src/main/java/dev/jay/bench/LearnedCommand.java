package dev.jay.bench;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * PEREGRINE's Tables 4 and 5 for our versions of its programs: {@code java -jar jay-bench.jar
 * learned}. Each is traced with values on a small input, and analysed: decisions by inputs in the
 * trace, in the slice of the program as it is, in the slice that knows the trace, and at least; how
 * long plain java, tracing and the analysis take, start-up of the JVMs included.
 */
final class LearnedCommand {
  /** The word that asks for it. */
  static final String NAME = "learned";

  private static final List<String> PROGRAMS =
      List.of(
          "racy.Pbzip2 --threads 2 --blocks 4",
          "kernels.Downloader --threads 2 --size 40000 --seed 1",
          "kernels.ParallelGrep --threads 2 --size 2",
          "kernels.HttpWindow --threads 2 --requests 4 --windows 2 --seed 1",
          "kernels.Barnes --threads 2 --size 20 --seed 1",
          "kernels.Fft --threads 2 --size 16 --seed 1",
          "kernels.LuContiguous --threads 2 --size 40 --seed 1",
          "kernels.LuNonContiguous --threads 2 --size 40 --seed 1",
          "kernels.Cholesky --threads 2 --size 12 --seed 1",
          "kernels.Fmm --threads 2 --size 4 --seed 1",
          "kernels.Ocean --threads 2 --size 8 --seed 1",
          "kernels.RadixSort --threads 2 --size 300 --seed 1",
          "kernels.WaterNsquared --threads 2 --size 12 --steps 2 --seed 1",
          "kernels.WaterSpatial --threads 2 --size 12 --steps 2 --seed 1",
          "racy.Streamcluster --threads 2 --size 60",
          "kernels.FluidAnimate --threads 2 --size 20 --seed 1",
          "kernels.BlackScholes --threads 2 --size 40 --seed 1",
          "kernels.Swaptions --threads 2 --size 4 --seed 1");

  private static final Pattern COUNTS =
      Pattern.compile(
          "(\\d+) instructions, (\\d+) decisions, (\\d+) sliced, (\\d+) with facts of the trace,"
              + " (\\d+) at least, (\\d+) conditions\\s*");

  private final JayHome home;
  private final Fork fork;
  private final String java;

  private LearnedCommand(JayHome home, Path javaHome) {
    this.home = home;
    this.fork = new Fork(javaHome);
    this.java = javaHome.resolve("bin").resolve("java").toString();
  }

  /** Whether all went well. */
  static boolean run(Path own, PrintStream out, PrintStream err) throws IOException {
    LearnedCommand command =
        new LearnedCommand(
            JayHome.find(System.getProperty("jay.home"), own),
            Path.of(System.getProperty("java.home")));
    MarkdownTable table =
        new MarkdownTable(
            "program",
            "instructions",
            "decisions",
            "sliced",
            "with the trace",
            "at least",
            "conditions",
            "java s",
            "traced s",
            "analysis s");
    Path trace = Files.createTempFile("jay-bench", ".trace.jay");
    for (String program : PROGRAMS) {
      err.println(program);
      table.add(command.row(program, trace));
    }
    Files.deleteIfExists(trace);
    out.print(table);
    out.flush();
    return true;
  }

  private List<String> row(String program, Path trace) {
    List<String> words = new ArrayList<>();
    words.add("-cp");
    words.add(home.jar("programs") + File.pathSeparator + home.jar("api"));
    words.addAll(List.of(("dev.jay.programs." + program).split(" ")));
    List<String> plain = new ArrayList<>(List.of(java));
    plain.addAll(words);
    List<String> traced = cli("trace", "--values", "-o", trace.toString());
    traced.addAll(words);
    Fork.Outcome run = fork.run(plain);
    Fork.Outcome tracing = fork.run(traced);
    Fork.Outcome analysis = fork.run(cli("analyze", trace.toString(), "--stage", "counts"));
    Matcher counts = COUNTS.matcher(analysis.stdout());
    if (!counts.matches()) {
      throw new BenchFailure("no counts: " + analysis.stdout() + analysis.stderr());
    }
    List<String> row = new ArrayList<>(List.of(program.substring(0, program.indexOf(' '))));
    for (int i = 1; i <= counts.groupCount(); i++) {
      row.add(counts.group(i));
    }
    for (Fork.Outcome each : List.of(run, tracing, analysis)) {
      row.add(String.format(Locale.ROOT, "%.1f", each.nanos() / 1e9));
    }
    return row;
  }

  private List<String> cli(String... words) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(java, "-cp", home.jar("cli").toString(), "dev.jay.cli.Main"));
    command.addAll(List.of(words));
    return command;
  }
}
