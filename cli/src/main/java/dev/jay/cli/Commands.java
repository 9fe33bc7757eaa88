package dev.jay.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands, taken apart and explained by picocli; of {@code run} only the help. */
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
final class Commands implements Runnable {
  private static final Set<String> RUN_PROGRAMS =
      Set.of("check", "record", "trace", "learn", "tune");

  @Spec private CommandSpec spec = CommandSpec.create();

  private Commands() {}

  static int run(String[] args, World world) {
    CommandLine jay = commands(world);
    return jay.execute(arranged(jay, args));
  }

  /** Prints a command's help. */
  static void usage(String command, World world, PrintStream to) {
    Objects.requireNonNull(commands(world).getSubcommands().get(command)).usage(to);
  }

  private static CommandLine commands(World world) {
    CommandLine jay =
        new CommandLine(new Commands())
            .addSubcommand(new CommandLine(RunHelp.spec()))
            .addSubcommand(new CheckCommand(world))
            .addSubcommand(new DiffCommand(world))
            .addSubcommand(new RecordCommand(world))
            .addSubcommand(new ReplayCommand(world))
            .addSubcommand(new ShowCommand(world))
            .addSubcommand(new TuneCommand(world))
            .addSubcommand(new TraceCommand(world))
            .addSubcommand(new RacesCommand(world))
            .addSubcommand(new AnalyzeCommand(world))
            .addSubcommand(new LearnCommand(world))
            .addSubcommand(new CacheCommand(world))
            .addSubcommand(new SpheresCommand(world, SpheresCommand.ownDirectory()))
            .addSubcommand(new DoctorCommand(world));
    jay.getCommandSpec().version("jay " + Version.OF_JAY).addOption(versionOption());
    jay.getCommandSpec().addOption(helpOption());
    jay.getSubcommands().values().forEach(Commands::addHelp);
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

  private static void addHelp(CommandLine command) {
    command.getCommandSpec().addOption(helpOption());
    command.getSubcommands().values().forEach(Commands::addHelp);
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
   * With commands that run a program, java's arguments are set apart: picocli is not to look into
   * them.
   */
  private static String[] arranged(CommandLine jay, String[] args) {
    if (args.length == 0 || !RUN_PROGRAMS.contains(args[0])) {
      return args;
    }
    CommandLine command = Objects.requireNonNull(jay.getSubcommands().get(args[0]));
    return RunArguments.split(
            own(command.getCommandSpec()), Arrays.asList(args).subList(1, args.length))
        .forPicocli(args[0])
        .toArray(new String[0]);
  }

  private static OwnOptions own(CommandSpec command) {
    SortedMap<String, Boolean> takesValue = new TreeMap<>();
    command.optionsMap().forEach((word, each) -> takesValue.put(word, each.arity().min() > 0));
    return new OwnOptions(command.name(), takesValue);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getErr());
    throw UserError.usage("no command given. See jay --help");
  }

  private static int report(Exception e, World world) {
    return Main.report(
        e instanceof ParameterException wrong ? UserError.usage(explain(wrong)) : e, world);
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
