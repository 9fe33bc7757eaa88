package dev.jay.cli;

import dev.jay.trace.RecordingReader;
import dev.jay.trace.Schedule;
import dev.jay.trace.ScheduleFile;
import dev.jay.trace.ScheduleText;
import java.io.IOException;
import java.nio.file.Files;
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
    description =
        "Runs a program once more as jay record has recorded it, or under the schedule that jay check"
            + " has saved.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay replay FILE [-i] [--until N] [--debug[=PORT]] [--jvm OPTION ...]",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "The program is run from the directory, with the class path, the options for the JVM and the",
      "arguments that the file names. If it has been edited since, the schedule is followed by the places in the code, and",
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

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The saved schedule, or the word jay:... that a check has printed instead.")
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

  @Option(
      names = "--jvm",
      paramLabel = "OPTION",
      description = "One more option for the JVM, after those of the check, e.g. --jvm=-Dx=1.")
  private List<String> jvm = new ArrayList<>();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Of a check's schedule: write the failure to that page too.")
  private @Nullable String html;

  @Option(
      names = "--in",
      paramLabel = "DIRECTORY",
      description = "Where the program's class path is, if not where it was recorded.")
  private @Nullable String in;

  @Option(
      names = "--anyway",
      description = "Try it although the JDK or the class path is not the one that was recorded.")
  private boolean anyway;

  @Option(
      names = "--fingerprint",
      description = "At the end print `jay: schedule <hash> operations <n> threads <n>`.")
  private boolean fingerprint;

  @Option(
      names = "--schedule",
      paramLabel = "FILE",
      description = "Write every operation with its stack to this file too, for jay diff. Slow.")
  private @Nullable String schedule;

  @Option(
      names = "--until",
      paramLabel = "N",
      description =
          "Stop a recording before turn N and show all threads: back in time is N - 1. With --debug"
              + " the debugger is there.")
  private @Nullable Long until;

  @Option(
      names = "--until-output",
      paramLabel = "TEXT",
      description = "Stop a recording when it has printed that text, and show all threads.")
  private @Nullable String untilOutput;

  @Option(
      names = {"-i", "--interactive"},
      description = "Step through a recording, to and fro: by turns, threads, inputs, output.")
  private boolean interactive;

  ReplayCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    RunCommand.requireJars(world);
    Path path = file.startsWith(ScheduleText.PREFIX) ? ofText() : world.directory().resolve(file);
    if (JayFiles.read(path, file, RecordingReader::isRecording)) {
      RecordingReplay replay = new RecordingReplay(world, path, file);
      return interactive
          ? new Stepper(world, replay, replay.prepare(in, anyway), anyway).run(System.in)
          : replay.run(debug, in, anyway, agentOptions());
    }
    Schedule schedule = JayFiles.read(path, file, ScheduleFile::read);
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
    ScheduleFile.property(schedule, "jvm").lines().forEach(command::add);
    command.addAll(jvm);
    command.addAll(List.of("-cp", world.checkerJar().toString(), "dev.jay.checker.Main"));
    command.addAll(List.of("replay", path.toString(), "width=" + Terminal.columns(world)));
    if (html != null) {
      command.add("html=" + world.directory().resolve(html));
    }
    Path directory = Path.of(ScheduleFile.property(schedule, "directory"));
    return Files.isDirectory(directory)
        ? world.children().run(command, directory, world.environment())
        : world.children().run(command);
  }

  /** The schedule that stands in the place of the file's name, as a file for this replay. */
  private Path ofText() throws IOException {
    Path path = Files.createTempFile("jay-replay", ".jay");
    path.toFile().deleteOnExit();
    try {
      Files.write(path, ScheduleText.bytes(file));
    } catch (IOException e) {
      throw new UserError(
          ExitCode.BAD_FILE, e.getMessage() + ". Copy the whole word, from jay: to its end");
    }
    return path;
  }

  private String agentOptions() {
    return (fingerprint ? ",fingerprint" : "")
        + (debug == null ? "" : ",patient")
        + (until == null ? "" : ",until=" + until)
        + (untilOutput == null ? "" : ",until-output=" + AgentText.of(untilOutput))
        + (schedule == null
            ? ""
            : ",schedule=" + AgentFile.of(world.directory().resolve(schedule)));
  }
}
