package dev.jay.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay trace}: runs a program and writes down all that its threads execute. */
@Command(
    name = "trace",
    description =
        "Runs a Java program and writes down what its threads execute: operations, basic blocks,"
            + " accesses to fields, array elements and collections. For jay races and jay analyze.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay trace [-o FILE] [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Examples:",
      "  jay trace -o t.jay -jar app.jar in.txt",
      "  jay trace --jdk java.text,java.util.zip -o t.jay -jar app.jar",
      "  jay races t.jay                          which accesses race, by their lines",
      "  jay analyze t.jay -o schedule.jay        the order that makes them deterministic",
      "  jay run --follow schedule.jay -jar app.jar in.txt",
      "",
      "Classes of the program and its libraries are traced, of the JDK only chosen packages.",
      "",
      "Exit codes: the program's own; 101 deadlock; 64 wrong usage; 70 a bug in Jay"
    })
final class TraceCommand implements Callable<Integer> {
  private static final Pattern PACKAGE = Pattern.compile("[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*");

  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Where the trace is written. Default: <program>.trace.jay")
  private @Nullable String out;

  @Option(
      names = "--order",
      paramLabel = "rounds|arrival|random",
      description =
          "rounds: as jay run. arrival: first come, first served. random: shaken. Default: rounds.")
  private RecordCommand.Order order = RecordCommand.Order.rounds;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "For --order random: shake in the way of this number.")
  private @Nullable Long seed;

  @Option(
      names = "--delays",
      paramLabel = "SEED",
      description = "Delay threads at random, by this seed: another race may come first.")
  private @Nullable Long delays;

  @Option(
      names = "--values",
      description = "Also write the values that the program gets: for jay analyze --stage.")
  private boolean values;

  @Option(
      names = "--jdk",
      paramLabel = "PACKAGE,...",
      split = ",",
      description =
          "Also trace these packages of the JDK, with those below them: java.text. Not java.lang,"
              + " jdk.internal and the classes of java.util itself, on which the tracing runs.")
  private List<String> jdk = new ArrayList<>();

  @Option(
      names = "--fingerprint",
      description = "At the end print `jay: schedule <hash> operations <n> threads <n>`.")
  private boolean fingerprint;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  TraceCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    JavaOptions.Target target = JavaOptions.target(java);
    if (target.kind() == JavaOptions.Kind.NOTHING) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage("nothing to trace. Give a class, -jar or -m, as to java");
    }
    String name = out == null ? RecordCommand.name(target) + ".trace.jay" : out;
    StringBuilder options = new StringBuilder(",order=").append(order);
    if (seed != null) {
      options.append(",shake=").append(seed);
    }
    if (delays != null) {
      options.append(",delays=").append(delays);
    }
    if (values) {
      options.append(",values");
    }
    if (fingerprint) {
      options.append(",fingerprint");
    }
    if (!jdk.isEmpty()) {
      options.append(",jdk=").append(String.join(":", packages()));
    }
    int code = run(world, world.directory().resolve(name), options.toString(), java);
    world.say("traced in " + name + "; its races: jay races " + name);
    return code;
  }

  private List<String> packages() {
    for (String each : jdk) {
      if (!PACKAGE.matcher(each).matches()) {
        throw UserError.usage("no package: " + each + ". Give names such as java.util.zip");
      }
      if ((each + ".").startsWith("java.lang.") || (each + ".").startsWith("jdk.internal.")) {
        throw UserError.usage(each + " cannot be traced: the tracing itself runs on it");
      }
    }
    return jdk;
  }

  /** Runs a program and writes its trace to that file. */
  static int run(World world, Path file, String options, List<String> java)
      throws IOException, InterruptedException {
    RunCommand.requireJars(world);
    JavaHome javaHome = JavaHome.chosen(world).require();
    RecordCommand.begin(world, file, java, word -> word);
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    command.add(
        "-javaagent:"
            + world.agentJar()
            + "=record="
            + AgentFile.of(file)
            + ",begun,trace"
            + options);
    command.addAll(java);
    return world.children().run(command);
  }
}
