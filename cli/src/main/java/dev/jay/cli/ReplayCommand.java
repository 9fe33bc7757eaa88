package dev.jay.cli;

import dev.jay.trace.BadFile;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code jay replay}: repeats a saved schedule, under a debugger if asked. */
@Command(
    name = "replay",
    description = "Runs a program once more under the schedule that jay check has saved.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay replay FILE [--debug[=PORT]]",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "The program is run from the directory, with the class path and the arguments that the file",
      "names. If it has been edited since, the schedule is followed by the places in the code, and",
      "where that had to be guessed is told.",
      "",
      "Exit codes:",
      "  103  it failed again",
      "    0  it did not fail, and the schedule could be followed",
      "  102  it did not fail, and the schedule could not be followed everywhere",
      "   64  wrong usage    65  a bad, foreign or newer file"
    })
final class ReplayCommand implements Callable<Integer> {
  private final World world;

  @Parameters(index = "0", paramLabel = "FILE", description = "The saved schedule.")
  private String file = "";

  @Option(
      names = "--debug",
      arity = "0..1",
      fallbackValue = "5005",
      paramLabel = "PORT",
      description =
          "Wait for a debugger on that port (5005) before anything runs. Breakpoints do not change"
              + " the schedule.")
  private @Nullable Integer debug;

  ReplayCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    RunCommand.requireJars(world);
    Path path = world.directory().resolve(file);
    Schedule schedule = read(path);
    String main = ScheduleFile.property(schedule, "main");
    if (main.isEmpty()) {
      throw UserError.usage(
          file
              + " is the schedule of a test; run the test with @ReplaySchedule instead, or see its"
              + " message");
    }
    List<String> command = new ArrayList<>();
    command.add(JavaHome.chosen(world).require().java().toString());
    command.addAll(RunCommand.VM_FLAGS);
    command.addAll(CheckCommand.checkingFlags(true));
    if (debug != null) {
      command.add(
          "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=localhost:"
              + debug);
      world.say("waiting for a debugger on port " + debug);
    }
    command.add("-javaagent:" + world.agentJar() + "=check");
    command.addAll(List.of("-cp", world.checkerJar().toString(), "dev.jay.checker.Main"));
    command.addAll(List.of("replay", path.toString()));
    return world.children().run(command);
  }

  private Schedule read(Path path) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return ScheduleFile.read(in, file);
    } catch (NoSuchFileException e) {
      throw UserError.usage("no such file: " + file);
    } catch (BadFile e) {
      throw new UserError(ExitCode.BAD_FILE, String.valueOf(e.getMessage()));
    }
  }
}
