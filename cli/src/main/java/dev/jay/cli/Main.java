package dev.jay.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Takes the command line apart, runs the command, and turns what it throws into one line and a
 * code.
 */
@Command(
    name = "jay",
    description = "Runs Java programs with deterministic thread schedules.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay <command> [jay's options] <arguments>",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Whatever runs with `java X` runs with `jay run X`:",
      "  jay run -jar app.jar in.txt",
      "  jay run --fingerprint -cp classes com.example.Main",
      "",
      "`jay <command> --help` tells more."
    })
public final class Main implements Runnable {
  private static final List<String> COMMANDS = List.of("run", "check", "diff", "replay", "doctor");

  @Spec private CommandSpec spec = CommandSpec.create();

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args, System.out, System.err));
  }

  /** Runs one command line and returns the exit code. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, World.real(out, err));
  }

  static int run(String[] args, World world) {
    try {
      CommandLine jay = commands(args.length == 0 ? "" : args[0], world);
      return jay.execute(arranged(jay, args));
    } catch (UserError e) {
      return report(e, world);
    }
  }

  /** The command that is meant, or all: picocli takes long over each, and programs wait for it. */
  private static CommandLine commands(String meant, World world) {
    CommandLine jay = new CommandLine(new Main());
    for (String name : COMMANDS.contains(meant) ? List.of(meant) : COMMANDS) {
      jay.addSubcommand(command(name, world));
    }
    jay.getCommandSpec().version("jay " + Version.OF_JAY).addOption(versionOption());
    jay.getCommandSpec().addOption(helpOption());
    jay.getSubcommands().values().forEach(each -> each.getCommandSpec().addOption(helpOption()));
    jay.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
    jay.setUsageHelpWidth(100);
    jay.setExpandAtFiles(false); // @files are java's
    jay.setPosixClusteredShortOptionsAllowed(false);
    jay.setOut(new PrintWriter(world.out(), true, StandardCharsets.UTF_8));
    jay.setErr(new PrintWriter(world.err(), true, StandardCharsets.UTF_8));
    jay.setParameterExceptionHandler((e, args) -> report(e, world));
    jay.setExecutionExceptionHandler((e, line, parsed) -> report(e, world));
    return jay;
  }

  private static Object command(String name, World world) {
    return switch (name) {
      case "run" -> new RunCommand(world);
      case "check" -> new CheckCommand(world);
      case "diff" -> new DiffCommand(world);
      case "replay" -> new ReplayCommand(world);
      case "doctor" -> new DoctorCommand(world);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static OptionSpec helpOption() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .description("Show this help.")
        .build();
  }

  private static OptionSpec versionOption() {
    return OptionSpec.builder("-V", "--version")
        .versionHelp(true)
        .description("Show Jay's version.")
        .build();
  }

  /**
   * With {@code run} and {@code check}, java's arguments are set apart, so that picocli does not
   * look into them.
   */
  private static String[] arranged(CommandLine jay, String[] args) {
    if (args.length == 0 || !(args[0].equals("run") || args[0].equals("check"))) {
      return args;
    }
    CommandLine command = Objects.requireNonNull(jay.getSubcommands().get(args[0]));
    List<String> rest = Arrays.asList(args).subList(1, args.length);
    return RunArguments.split(command.getCommandSpec(), rest)
        .forPicocli(args[0])
        .toArray(new String[0]);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getErr());
    throw UserError.usage("no command given. See jay --help");
  }

  private static int report(Exception e, World world) {
    if (e instanceof UserError userError) {
      world.say(userError.line());
      return userError.exitCode();
    }
    if (e instanceof ParameterException wrong) {
      world.say(explain(wrong));
      return ExitCode.USAGE;
    }
    world.say("this is a bug in Jay " + Version.OF_JAY + "; please report it with these lines:");
    e.printStackTrace(world.err());
    return ExitCode.BUG;
  }

  private static String explain(ParameterException wrong) {
    CommandSpec command = wrong.getCommandLine().getCommandSpec();
    String help = " See " + command.qualifiedName() + " --help";
    if (wrong instanceof CommandLine.UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      boolean option = word.startsWith("-");
      String kind = option ? "option " : command.parent() == null ? "command " : "argument ";
      return "unknown "
          + kind
          + word
          + Suggestion.phrase(
              word, option ? command.optionsMap().keySet() : command.subcommands().keySet())
          + help;
    }
    String message = String.valueOf(wrong.getMessage());
    return message + (message.endsWith(".") ? "" : ".") + help;
  }
}
