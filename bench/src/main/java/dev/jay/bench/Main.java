package dev.jay.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures what Jay costs: {@code java -jar jay-bench.jar [--rounds N] [--jdk HOME] [--out FILE]
 * [name...]}. The table goes to standard output, progress to standard error. Ends with 1 if
 * something could not be measured; a target that is not met is no failure. {@code real}, {@code
 * record}, {@code hybrid}, {@code learned} and {@code simulate} as the first word are commands of
 * their own, {@link RealCommand}, {@link RecordCommand}, {@link HybridCommand}, {@link
 * LearnedCommand}, {@link SimulateCommand}.
 */
public final class Main {
  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 64;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args, System.out, System.err));
  }

  static int run(String[] args, PrintStream out, PrintStream err) {
    try {
      Path own = JayHome.ownClasses();
      if (args.length > 0 && args[0].equals(RealCommand.NAME)) {
        return RealCommand.run(args, own, out, err) ? 0 : FAILED;
      }
      if (args.length > 0 && args[0].equals(RecordCommand.NAME)) {
        return RecordCommand.run(args, own, out, err) ? 0 : FAILED;
      }
      if (args.length > 0 && args[0].equals(HybridCommand.NAME)) {
        return HybridCommand.run(args, own, out, err) ? 0 : FAILED;
      }
      if (args.length > 0 && args[0].equals(SimulateCommand.NAME)) {
        return SimulateCommand.run(args, own, out, err) ? 0 : FAILED;
      }
      if (args.length > 0 && args[0].equals(LearnedCommand.NAME)) {
        return LearnedCommand.run(own, out, err) ? 0 : FAILED;
      }
      Arguments arguments = Arguments.parse(args, Path.of(System.getProperty("java.home")));
      JayHome home = JayHome.find(System.getProperty("jay.home"), own);
      return run(arguments, Catalogue.of(home, arguments.javaHome(), own), out, err);
    } catch (UsageError e) {
      err.println("jay-bench: " + e.getMessage());
      return WRONG_USAGE;
    } catch (IOException | BenchFailure e) {
      err.println("jay-bench: " + e.getMessage());
      return FAILED;
    }
  }

  private static int run(
      Arguments arguments, List<Comparison> all, PrintStream out, PrintStream err)
      throws IOException {
    Fork fork = new Fork(arguments.javaHome());
    Rounds rounds = new Rounds(arguments.rounds(), fork, err);
    List<Result> results = new ArrayList<>();
    for (Comparison comparison : arguments.choose(all)) {
      results.add(rounds.run(comparison));
    }
    String report =
        Report.of(
            JdkVersion.of(arguments.javaHome(), fork),
            Runtime.getRuntime().availableProcessors(),
            arguments.rounds(),
            results);
    out.print(report);
    out.flush();
    Path file = arguments.out();
    if (file != null) {
      Files.writeString(file, report);
    }
    return results.stream().anyMatch(Result::isFailed) ? FAILED : 0;
  }
}
