package dev.jay.cli;

import dev.jay.analysis.HybridSchedules;
import dev.jay.analysis.Races;
import dev.jay.analysis.Trace;
import dev.jay.analysis.TraceReader;
import dev.jay.analysis.code.ClassFiles;
import dev.jay.analysis.learn.Learning;
import dev.jay.trace.HybridSchedule;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code jay analyze}: makes a hybrid schedule of a trace. */
@Command(
    name = "analyze",
    description =
        "Makes a hybrid schedule of a traced run: the order of its operations, and of the accesses"
            + " that race. jay run --follow repeats it.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay analyze TRACE -o SCHEDULE [--text]",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  jay analyze t.jay -o schedule.jay",
      "  jay run --follow schedule.jay -jar app.jar in.txt",
      "  jay analyze t.jay --text                 to read, or to compare with another one",
      "",
      "Exit codes: 0; 64 wrong usage; 65 a bad, foreign or newer file"
    })
final class AnalyzeCommand implements Callable<Integer> {
  private final World world;

  @Parameters(index = "0", paramLabel = "TRACE", description = "What jay trace has written.")
  private String file = "";

  @Option(
      names = {"-o", "--out"},
      paramLabel = "SCHEDULE",
      description = "Where the schedule is written.")
  private @Nullable String out;

  @Option(
      names = "--text",
      description =
          "Write the schedule as text, to standard output if there is no -o. jay run --follow takes"
              + " both forms.")
  private boolean text;

  @Option(
      names = "--stage",
      paramLabel = "decisions|conditions|counts",
      description =
          "Print what a stage of learning finds in a trace with values: the decisions that were made"
              + " by inputs, the conditions under which the schedule fits, or how many there are.")
  private @Nullable Stage stage;

  private enum Stage {
    decisions,
    conditions,
    counts
  }

  AnalyzeCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    if (stage != null) {
      return show(stage);
    }
    if (out == null && !text) {
      throw UserError.usage("where to? Give -o SCHEDULE, or --text. See jay analyze --help");
    }
    Trace trace = JayFiles.read(world.directory().resolve(file), file, TraceReader::read);
    Races races = Races.of(trace);
    HybridSchedule schedule = HybridSchedules.of(trace, races);
    if (out == null) {
      world.out().print(schedule.text());
      world.out().flush();
    } else {
      write(world.directory().resolve(out), schedule);
    }
    world.say(
        trace.units()
            + " turns, "
            + races.all
            + " races, "
            + races.count()
            + " from which the others follow, "
            + schedule.constraints.size()
            + " order constraints"
            + (out == null ? "" : "; follow it with: jay run --follow " + out + " ..."));
    return ExitCode.OK;
  }

  private int show(Stage which) throws IOException {
    Trace trace = JayFiles.read(world.directory().resolve(file), file, TraceReader::read);
    try (ClassFiles files = classFiles(world, trace)) {
      Learning learning = new Learning(trace, files);
      switch (which) {
        case decisions -> world.out().print(learning.report());
        case conditions -> learning.learned().conditions().forEach(world.out()::println);
        case counts -> world.out().print(learning.counts());
      }
      world.out().flush();
    }
    return ExitCode.OK;
  }

  /** The class path of the traced program, as far as it is there. */
  static ClassFiles classFiles(World world, Trace trace) throws IOException {
    Path directory = world.directory().resolve(trace.head.property("directory"));
    return new ClassFiles(trace.head.digests.keySet().stream().map(directory::resolve).toList());
  }

  private void write(Path path, HybridSchedule schedule) throws IOException {
    try {
      if (text) {
        Files.writeString(path, schedule.text());
        return;
      }
      try (OutputStream to = Files.newOutputStream(path)) {
        schedule.write(to);
      }
    } catch (IOException e) {
      throw UserError.usage(
          "the schedule cannot be written to " + out + " (" + e + "). Choose another file with -o");
    }
  }
}
