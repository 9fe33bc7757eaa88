package dev.jay.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code jay run --help} tells. */
@Command(
    name = "run",
    description = "Runs a Java program with a deterministic thread schedule.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay run [jay's options] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Java's arguments begin at the first word that is not an option of jay's, and are passed on",
      "as they are; -- before them ends jay's options. The JDK is the one of JAVA_HOME, else the",
      "one on the PATH; 17 or newer. Standard output is the program's alone; Jay speaks on standard",
      "error, in lines that begin with `jay: `.",
      "",
      "Examples:",
      "  jay run -jar app.jar in.txt             as java -jar app.jar in.txt, the same order each time",
      "  jay run --fingerprint -cp out Main      print a hash of the schedule at the end:",
      "                                          equal hashes, equal schedules",
      "  jay run --fingerprint --delays 7 -cp out Main",
      "                                          with random delays the hash must stay the same",
      "  jay run --stuck-after 5s -Xmx1g -cp out Main",
      "  jay run --twice -cp out Main            where do two runs part, if they do?",
      "",
      "Exit codes:",
      "  the program's own; 128 + n when signal n ended it",
      "  101  deadlock: every thread waits for another one",
      "  102  divergence: a replay met something else than was recorded",
      "  103  a check found a failure",
      "  104  the turn was stuck on something outside Jay's control",
      "   64  wrong usage    65  a bad, foreign or newer file    70  a bug in Jay"
    })
final class RunHelp {
  private RunHelp() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.forAnnotatedObject(new RunHelp());
    for (RunOption each : RunOption.values()) {
      if (each != RunOption.HELP) { // every command has it
        spec.addOption(option(each));
      }
    }
    return spec;
  }

  private static OptionSpec option(RunOption option) {
    OptionSpec.Builder builder =
        OptionSpec.builder(option.word()).description(option.description());
    return option.takesValue()
        ? builder.type(String.class).paramLabel(option.label()).build()
        : builder.build();
  }
}
