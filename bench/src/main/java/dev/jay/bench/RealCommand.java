package dev.jay.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Measures real programs, those of {@code target/jay/real}, whole processes from start to end:
 * {@code java -jar jay-bench.jar real [--rounds N] [--programs REGEX] [--java HOME] [--against
 * JAY_HOME] [--jay OPTIONS] [--page FILE] [--limit SECONDS]}. The table goes to standard output, a
 * page with a chart to a file, progress to standard error. Ends with 1 if a program failed or had
 * another outcome than under plain java.
 */
final class RealCommand {
  /** The word that asks for it. */
  static final String NAME = "real";

  private RealCommand() {}

  /** Whether all went well; {@code args} begin with the name of the command. */
  static boolean run(String[] args, Path own, PrintStream out, PrintStream err) throws IOException {
    RealArguments arguments =
        RealArguments.parse(
            Arrays.asList(args).subList(1, args.length), Path.of(System.getProperty("java.home")));
    JayHome home = JayHome.find(System.getProperty("jay.home"), own);
    RealPrograms programs = new RealPrograms(home);
    List<String> names =
        programs.names().stream().filter(arguments.programs().asPredicate()).toList();
    if (names.isEmpty()) {
      throw new UsageError("no program has " + arguments.programs() + " in its name");
    }
    List<JayHome> jays = new ArrayList<>(List.of(home));
    JayHome other = arguments.against();
    if (other != null) {
      jays.add(other);
    }
    Fork fork = new Fork(arguments.javaHome());
    RealRounds rounds = new RealRounds(programs, jays, arguments, fork, err);
    List<RealResult> results = new ArrayList<>();
    for (String name : names) {
      results.add(rounds.run(name));
    }
    RealReport report =
        new RealReport(
            title(arguments, fork), List.of("jay", "other").subList(0, jays.size()), results);
    out.print(report.markdown());
    out.flush();
    Path page = arguments.page() == null ? home.directory().resolve("real.html") : arguments.page();
    Files.writeString(page, new RealPage(report).html());
    err.println("the page is " + page);
    return results.stream().allMatch(RealCommand::isWell);
  }

  private static String title(RealArguments arguments, Fork fork) {
    int rounds = arguments.rounds();
    return "JDK "
        + JdkVersion.of(arguments.javaHome(), fork)
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores, "
        + rounds
        + (rounds == 1 ? " round" : " rounds")
        + " of plain java and Jay in turn; medians of whole processes. Operations and hand-overs"
        + " are Jay's, for each second of plain java.";
  }

  private static boolean isWell(RealResult result) {
    for (int jay = 0; jay < result.jays().size(); jay++) {
      if (!result.hasRatio(jay) || result.showOutcome(jay).equals(RealResult.OTHER)) {
        return false;
      }
    }
    return true;
  }
}
