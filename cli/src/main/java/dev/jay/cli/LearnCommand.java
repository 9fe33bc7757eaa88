package dev.jay.cli;

import dev.jay.schedules.Precondition;
import dev.jay.schedules.PreconditionParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay learn}: runs a program and keeps its schedule for inputs that it fits. */
@Command(
    name = "learn",
    description =
        "Runs a Java program on typical inputs and keeps its schedule, with the condition under"
            + " which it serves other inputs too. jay run --cache then repeats it.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay learn --cache DIR [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Examples:",
      "  jay learn --cache schedules -jar app.jar --threads 4 in.txt",
      "  jay run --cache schedules -jar app.jar --threads 4 other.txt",
      "  jay cache ls --cache schedules           what was learned",
      "  jay learn --cache schedules --when 'arg1 = \"4\"' -jar app.jar --threads 4 in.txt",
      "",
      "A run that ends with another code than 0 is not kept. What is kept does not hold the",
      "program's inputs, except for values in conditions. docs/cache.md tells more.",
      "",
      "Exit codes: the program's own; 101 deadlock; 64 wrong usage; 70 a bug in Jay"
    })
final class LearnCommand implements Callable<Integer> {
  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** In which order threads make their operations while they are traced. */
  enum Order {
    rounds,
    arrival
  }

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      required = true,
      description = "The folder with the schedules. It is made if it is not there.")
  private String cache = "";

  @Option(
      names = "--order",
      paramLabel = "rounds|arrival",
      description = "rounds: as jay run. arrival: first come, first served. Default: rounds.")
  private Order order = Order.rounds;

  @Option(
      names = "--when",
      paramLabel = "CONDITION",
      description =
          "Say yourself when the schedule fits, e.g. 'arg0 = \"4\" and size(arg1) < 1000'. May be"
              + " given several times: all must hold. Default: it is found out.")
  private List<String> when = new ArrayList<>();

  @Option(
      names = "--fingerprint",
      description = "At the end print `jay: schedule <hash> operations <n> threads <n>`.")
  private boolean fingerprint;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  LearnCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (JavaOptions.target(java).target() == null) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage("nothing to learn. Give a class, -jar or -m, as to java");
    }
    List<Precondition> given = new ArrayList<>();
    for (String each : when) {
      try {
        given.addAll(PreconditionParser.parse(each).conjuncts());
      } catch (IllegalArgumentException e) {
        throw UserError.usage("--when '" + each + "' is no condition: " + e.getMessage());
      }
    }
    return new Learning(world, cache, java, given)
        .learn(order.name(), fingerprint ? ",fingerprint" : "");
  }
}
