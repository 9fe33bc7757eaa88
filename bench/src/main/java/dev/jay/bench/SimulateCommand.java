package dev.jay.bench;

import dev.jay.bench.simulate.Costs;
import dev.jay.bench.simulate.Course;
import dev.jay.bench.simulate.Curves;
import dev.jay.bench.simulate.CurvesPage;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Simulates real programs on more cores than there are: {@code java -jar jay-bench.jar simulate
 * [--programs REGEX] [--threads N] [--page FILE] [--keep DIRECTORY] [--measure ROUNDS]}. Each
 * program runs twice, in stretches and in rounds, and Jay writes down its course; from that it is
 * computed how long it would have taken under several rules on 1 to 64 cores. The table goes to
 * standard output, a page with the curves to a file, progress to standard error.
 */
final class SimulateCommand {
  /** The word that asks for it. */
  static final String NAME = "simulate";

  private static final String STRETCHES = "stretches";
  private static final String ROUNDS = "rounds";

  private final SimulateArguments arguments;
  private final JayHome home;
  private final RealPrograms programs;
  private final Fork fork;
  private final PrintStream progress;

  private SimulateCommand(SimulateArguments arguments, JayHome home, PrintStream progress) {
    this.arguments = arguments;
    this.home = home;
    this.programs = new RealPrograms(home);
    this.fork = new Fork(arguments.javaHome());
    this.progress = progress;
  }

  /** Whether all programs ran; {@code args} begin with the name of the command. */
  static boolean run(String[] args, Path own, PrintStream out, PrintStream err) throws IOException {
    SimulateArguments arguments =
        SimulateArguments.parse(
            Arrays.asList(args).subList(1, args.length), Path.of(System.getProperty("java.home")));
    JayHome home = JayHome.find(System.getProperty("jay.home"), own);
    return new SimulateCommand(arguments, home, err).run(out);
  }

  private boolean run(PrintStream out) throws IOException {
    List<String> names =
        programs.names().stream().filter(arguments.programs().asPredicate()).toList();
    if (names.isEmpty()) {
      throw new UsageError("no program has " + arguments.programs() + " in its name");
    }
    List<Curves> all = new ArrayList<>();
    List<Validation> measured = new ArrayList<>();
    for (String name : names) {
      Course stretches = course(name, STRETCHES);
      Course rounds = stretches == null ? null : course(name, ROUNDS);
      if (stretches != null && rounds != null) {
        progress.println(name + ": " + stretches.operations() + " operations; simulating");
        all.add(Curves.of(name, stretches, rounds, Costs.MEASURED));
        if (arguments.rounds() > 0) {
          measured.add(new Validation(programs, home, arguments, fork).of(name, stretches, rounds));
        }
      }
    }
    if (all.isEmpty()) {
      return false;
    }
    SimulateReport report = new SimulateReport(title(), all, measured);
    out.print(report.markdown());
    out.flush();
    Path page = arguments.page();
    Path file = page == null ? home.directory().resolve("simulate.html") : page;
    Files.writeString(file, new CurvesPage(title(), all).html());
    progress.println("the page is " + file);
    return all.size() == names.size();
  }

  private String title() {
    Costs costs = Costs.MEASURED;
    return String.format(
        Locale.ROOT,
        "Simulated: %d threads, two recorded runs each, JDK %s; an operation with the turn %d ns, a"
            + " hand-over %d ns. From the first start of a thread on; times relative to the greedy bound (work over cores, the longest"
            + " chain, the longest lock).",
        arguments.threads(),
        JdkVersion.of(arguments.javaHome(), fork),
        costs.operation(),
        costs.handOver());
  }

  /** The course of a run of that program, one that was kept or a new one; null if it failed. */
  private @Nullable Course course(String name, String order) throws IOException {
    Path directory = arguments.keep();
    Path file =
        directory == null
            ? Files.createTempFile("jay-bench", ".course")
            : Files.createDirectories(directory)
                .resolve(name + "." + arguments.threads() + "." + order + ".course");
    try {
      if (directory == null || !Files.exists(file)) {
        Fork.Outcome outcome = record(name, order, file);
        if (outcome.exit() != 0) {
          Files.deleteIfExists(file);
          boolean isLate = outcome.exit() == Fork.TIMED_OUT;
          progress.println(name + (isLate ? ": timed out" : ": failed, exit " + outcome.exit()));
          progress.println(outcome.stderr().indent(2));
          return null;
        }
      }
      return Course.read(file);
    } finally {
      if (directory == null) {
        Files.deleteIfExists(file);
      }
    }
  }

  private Fork.Outcome record(String name, String order, Path file) {
    progress.println(name + ": running in " + order);
    String options = order.equals(ROUNDS) ? "=run,rounds,course=" : "=run,course=";
    String agent = "-javaagent:" + home.jar("agent") + options + file;
    return fork.run(Validation.command(programs, arguments, name, agent), arguments.limit());
  }
}
