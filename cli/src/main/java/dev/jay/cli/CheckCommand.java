package dev.jay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay check}: starts a JVM that runs the program again and again under other schedules. */
@Command(
    name = "check",
    description =
        "Runs a Java program again and again under different thread schedules, until one fails or all"
            + " are explored.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay check [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "A run fails when an exception ends a thread, threads are deadlocked or make no progress, two",
      "threads race on plain memory, or the program exits with a code other than 0. The program's",
      "output is shown in its first run only.",
      "",
      "Examples:",
      "  jay check -cp out Main                          explore all schedules, for 60 s at most",
      "  jay check -cp lib/app.jar Main.java             a source file, as java runs it",
      "  jay check --strategy pct --runs 10000 -cp out Main",
      "  jay check --strategy random --seed 7 -cp out Main   the same runs again",
      "",
      "Exit codes:",
      "    0  all schedules were explored, and none failed",
      "  105  no failure found, but not everything was explored: the last line says what was left",
      "       out. With --accept-bounded this is 0",
      "  103  a failure was found; the last lines say how to replay it",
      "   64  wrong usage    70  a bug in Jay"
    })
final class CheckCommand implements Callable<Integer> {
  private static final long FEW_RUNS = 20;

  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** The strategies. */
  enum Strategy {
    dpor,
    random,
    pct,
    pos,
    surw,
    kinds
  }

  @Option(
      names = "--strategy",
      paramLabel = "dpor|random|pct|pos|surw|kinds",
      description =
          "dpor explores every schedule that differs in something that matters; the others draw"
              + " schedules. Default: dpor.")
  private Strategy strategy = Strategy.dpor;

  @Option(names = "--runs", paramLabel = "N", description = "Stop after so many runs.")
  private @Nullable Long runs;

  @Option(
      names = "--for",
      paramLabel = "DURATION",
      converter = Durations.Converter.class,
      description = "Stop after that time, e.g. 10s, 5m. Default: 60s.")
  private @Nullable Long time;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Draw the same schedules as the check that printed this seed.")
  private @Nullable Long seed;

  @Option(
      names = "--preemptions",
      paramLabel = "N",
      description = "Only schedules with at most N switches away from a thread that could go on.")
  private @Nullable Integer preemptions;

  @Option(
      names = "--depth",
      paramLabel = "D",
      description = "For pct: how many orderings the bug may need. Default: 3.")
  private @Nullable Integer depth;

  @Option(
      names = "--operations",
      paramLabel = "N",
      description =
          "Explore the first N operations of a run; after them every thread gets its turn. Default:"
              + " 20000.")
  private @Nullable Integer operations;

  @Option(
      names = "--early-timeouts",
      paramLabel = "N",
      description =
          "So many timeouts of a second at most may fire in a run while other threads could go"
              + " on. Default: 2.")
  private @Nullable Integer earlyTimeouts;

  @Option(
      names = "--races",
      paramLabel = "fail|ignore",
      description =
          "Whether a data race is a failure by itself. In both cases racing accesses are scheduled."
              + " Default: fail.")
  private Races races = Races.fail;

  /** What a race means. */
  enum Races {
    fail,
    ignore
  }

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "How many JVMs explore at the same time; what they find does not depend on it. Default:"
              + " as many as there are processors, once a check has lasted 3 s.")
  private @Nullable Integer workers;

  @Option(
      names = "--isolate",
      paramLabel = "fork",
      description =
          "A JVM of its own for each run (some runs a second), for programs that leave something"
              + " behind in the JDK or in native libraries. Default: all runs in one JVM, the"
              + " program's classes loaded anew.")
  private @Nullable Isolation isolate;

  /** How runs are kept apart. */
  enum Isolation {
    fork
  }

  @Option(
      names = "--open",
      paramLabel = "hints",
      description =
          "Explore only what the program's performance hints leave open: performance critical"
              + " sections, and when a blocking call returns; all else goes round-robin.")
  private @Nullable Open open;

  /** What is explored. */
  enum Open {
    hints
  }

  @Option(
      names = "--accept-bounded",
      description = "End with 0 instead of 105 where nothing was found within the bounds.")
  private boolean acceptBounded;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Where a failing schedule is saved. Default: <main class>.jay")
  private @Nullable String out;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Write a failure to that page too: the threads' lanes, source lines, arrows for what"
              + " happens before what.")
  private @Nullable String html;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  CheckCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    java = ArgumentFiles.expand(java, world.directory());
    JavaOptions.Target target = JavaOptions.target(java);
    String program = target.target();
    if (program == null) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage("nothing to check. Give a class, -jar, -m or X.java, as to java");
    }
    requirePositive("--workers", workers);
    requirePositive("--runs", runs);
    requirePositive("--operations", operations);
    requirePositive("--depth", depth);
    RunCommand.requireJars(world);
    if (!Files.isRegularFile(world.checkerJar())) {
      throw UserError.usage(
          world.checkerJar() + " is missing. Build it with: mvn -q -DskipTests package");
    }
    JavaHome javaHome = JavaHome.chosen(world).require();
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    command.addAll(checkingFlags((runs != null && runs <= FEW_RUNS) || isolate != null));
    command.add("-javaagent:" + world.agentJar() + "=check");
    CheckedProgram checked = CheckedProgram.of(java, target, world);
    command.addAll(checked.jvm());
    command.addAll(List.of("-cp", world.checkerJar().toString(), "dev.jay.checker.Main"));
    addOptions(command, program);
    checked.jvm().forEach(word -> command.add("jvm=" + word));
    add(command, "modules", checked.modulePath());
    command.add("--");
    command.addAll(checked.words());
    int code = world.children().run(command);
    return acceptBounded && code == ExitCode.BOUNDED ? ExitCode.OK : code;
  }

  private static void requirePositive(String option, @Nullable Number value) {
    if (value != null && value.longValue() < 1) {
      throw UserError.usage(option + " takes a number from 1 on, not " + value);
    }
  }

  /**
   * What suits a JVM that checks: the collector that needs no threads, and for few runs the quick
   * compiler alone, since they are over before the other one pays.
   */
  static List<String> checkingFlags(boolean fewRuns) {
    List<String> flags = new ArrayList<>(List.of("-XX:+UseSerialGC"));
    if (fewRuns) {
      flags.add("-XX:TieredStopAtLevel=1");
    }
    return flags;
  }

  private void addOptions(List<String> command, String program) {
    command.add("strategy=" + strategy);
    command.add("races=" + (races == Races.fail));
    String file = out == null ? world.directory().resolve(simpleName(program)) + ".jay" : out;
    command.add("out=" + file);
    add(command, "runs", runs);
    add(command, "nanos", time);
    add(command, "seed", seed);
    add(command, "preemptions", preemptions);
    add(command, "depth", depth);
    add(command, "operations", operations);
    add(command, "early-timeouts", earlyTimeouts);
    add(command, "workers", workers);
    add(command, "isolate", isolate);
    add(command, "open", open);
    add(command, "html", html == null ? null : world.directory().resolve(html));
    add(command, "width", Terminal.columns(world));
  }

  private static void add(List<String> command, String name, @Nullable Object value) {
    if (value != null) {
      command.add(name + "=" + value);
    }
  }

  /** What the schedule's file is called. */
  static String simpleName(String program) {
    String name = program.substring(program.lastIndexOf('/') + 1);
    for (String end : List.of(".jar", ".java")) {
      if (name.endsWith(end)) {
        return name.substring(0, name.length() - end.length());
      }
    }
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
