package dev.jay.cli;

import dev.jay.trace.Hints;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jay tune}: learns after which places a program computes for long. */
@Command(
    name = "tune",
    description =
        "Runs a Java program and learns where it computes for long without Jay seeing it (recursion,"
            + " native code), so that jay run lets the other threads go on meanwhile. Writes a text"
            + " to be read, changed and kept with the program.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay tune [-o FILE] <java's own arguments>",
    descriptionHeading = "%n",
    optionListHeading = "%nJay's options, before java's:%n",
    footer = {
      "",
      "Examples:",
      "  jay tune -jar app.jar in.txt             writes jay.hints beside app.jar",
      "  jay run -jar app.jar in.txt              finds it there, and says so",
      "  jay run --hints FILE -cp out Main        another file",
      "",
      "With other hints a program has another schedule, as fixed as any.",
      "",
      "Exit codes: the program's own; 101 deadlock; 64 wrong usage; 70 a bug in Jay"
    })
final class TuneCommand implements Callable<Integer> {
  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Where the hints are written. Default: jay.hints, beside the jar if it is one.")
  private @Nullable String out;

  @Parameters(arity = "0..*", hidden = true)
  private List<String> java = new ArrayList<>();

  TuneCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    JavaOptions.Target target = JavaOptions.target(java);
    if (target.kind() == JavaOptions.Kind.NOTHING) {
      spec.commandLine().usage(spec.commandLine().getErr());
      throw UserError.usage("nothing to tune. Give a class, -jar or -m, as to java");
    }
    RunCommand.requireJars(world);
    Path beside = HintsFile.beside(world, target);
    Path own = world.directory().resolve(HintsFile.NAME);
    Path file = out != null ? world.directory().resolve(out) : beside == null ? own : beside;
    JavaHome javaHome = JavaHome.chosen(world).require();
    Files.deleteIfExists(file);
    List<String> command = new ArrayList<>();
    command.add(javaHome.java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    command.add("-javaagent:" + world.agentJar() + "=run,tune=" + AgentFile.of(file));
    command.addAll(java);
    int code = world.children().run(command);
    if (!Files.isRegularFile(file)) {
      world.say("no hints were written: the program was ended before its end. Run it again");
      return code;
    }
    int size = JayFiles.read(file, file.toString(), Hints::read).size();
    if (size == 0) {
      world.say("no hints are needed: Jay sees by itself where this program computes for long");
    } else {
      world.say(
          size
              + (size == 1 ? " hint" : " hints")
              + " in "
              + file
              + "; "
              + (file.equals(beside)
                  ? "jay run -jar uses it by itself"
                  : "use it with: jay run --hints " + file));
    }
    return code;
  }
}
