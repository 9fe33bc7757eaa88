package dev.jay.cli;

import dev.jay.analysis.RaceGroup;
import dev.jay.analysis.Races;
import dev.jay.analysis.RacesPage;
import dev.jay.analysis.Trace;
import dev.jay.analysis.TraceReader;
import dev.jay.analysis.code.ClassFiles;
import dev.jay.analysis.code.UnusedReads;
import dev.jay.trace.RaceSites;
import dev.jay.trace.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code jay races}: which accesses of a trace race. */
@Command(
    name = "races",
    description =
        "Tells which accesses of a traced run race: two threads, one place in memory, a write among"
            + " them, and nothing in the schedule that orders them.",
    synopsisHeading = "Usage: ",
    customSynopsis = "jay races TRACE [--sites FILE] [--html FILE]",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  jay races t.jay --sites races.txt",
      "  jay run --races=races.txt -jar app.jar    these accesses are operations: their order is"
          + " fixed",
      "",
      "Exit codes:",
      "    0  no race that matters",
      "    1  there are some",
      "   64  wrong usage    65  a bad, foreign or newer file"
    })
final class RacesCommand implements Callable<Integer> {
  private static final int FOUND = 1;
  private static final String EARLIER =
      "        (the stack of this thread's last time there that has one)\n";

  private final World world;

  @Parameters(index = "0", paramLabel = "TRACE", description = "What jay trace has written.")
  private String file = "";

  @Option(
      names = "--sites",
      paramLabel = "FILE",
      description = "Write the racing places to this file, for jay run --races=FILE.")
  private @Nullable String sites;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page to look at, complete in itself.")
  private @Nullable String html;

  RacesCommand(World world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    Trace trace = JayFiles.read(world.directory().resolve(file), file, TraceReader::read);
    Races races = Races.of(trace);
    try (ClassFiles files = AnalyzeCommand.classFiles(world, trace)) {
      races.findUnused(new UnusedReads(files)::contain);
    }
    List<RaceGroup> groups = races.groups();
    long harmful = groups.stream().filter(group -> !group.isBenign()).count();
    StringBuilder text = new StringBuilder();
    for (RaceGroup each : groups) {
      text.append(describe(each));
    }
    text.append(
        String.format(
            "%d races in %d pairs of places, %d of them benign; %d with those that follow from them;"
                + " %s%n",
            races.count(), groups.size(), groups.size() - harmful, races.all, others(races)));
    text.append(
        String.format(
            "%d accesses, %d basic blocks, %d turns, %d threads%s%n",
            trace.accesses(),
            trace.blocks,
            trace.units(),
            trace.strands(),
            trace.isComplete ? "" : "; the trace was cut short"));
    world.out().print(text);
    world.out().flush();
    if (sites != null) {
      write(sites, RaceSites.text(races.sites(false)));
    }
    if (html != null) {
      write(html, RacesPage.of(file, trace, races));
    }
    if (harmful > 0 && sites == null) {
      world.say("order them with: jay analyze " + file + " -o schedule.jay");
    } else if (sites != null) {
      world.say("make them operations with: jay run --races=" + sites + " ...");
    }
    return harmful > 0 ? FOUND : ExitCode.OK;
  }

  private static String others(Races races) {
    return races.unordered < 0
        ? "too many turns to count what happens-before alone leaves open"
        : races.unordered + " without regard to the schedule (happens-before alone)";
  }

  private static String describe(RaceGroup group) {
    return group.subject()
        + (group.count() == 1 ? "" : "  " + group.count() + " times")
        + (group.isBenign() ? "  " + group.whyBenign() : "")
        + "\n"
        + describe(group.first())
        + describe(group.second());
  }

  private static String describe(RaceGroup.Side side) {
    StringBuilder text =
        new StringBuilder(
            String.format(
                "    %-5s  thread %d  %s%n", side.kind(), side.strand, Site.readable(side.site)));
    if (side.isEarlier) {
      text.append(EARLIER);
    }
    for (String frame : side.stack) {
      text.append("        at ").append(frame).append('\n');
    }
    return text.toString();
  }

  private void write(String name, String text) throws IOException {
    Path path = world.directory().resolve(name);
    try {
      Files.writeString(path, text);
    } catch (IOException e) {
      throw UserError.usage(name + " cannot be written (" + e + "). Choose another file");
    }
  }
}
