package dev.jay.cli;

import dev.jay.schedules.Entry;
import dev.jay.schedules.EntryHead;
import dev.jay.schedules.Program;
import dev.jay.schedules.ScheduleStore;
import dev.jay.trace.BadFile;
import dev.jay.trace.ReuseLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code jay cache}: looks into a cache of schedules, and looks after it. */
@Command(
    name = "cache",
    description = "Shows the schedules that jay learn has kept, and looks after them.",
    synopsisHeading = "Usage: ",
    customSynopsis =
        "jay cache ls | show NAME | verify | merge DIR2 | prune [--max N]  --cache DIR",
    descriptionHeading = "%n",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  jay cache ls --cache schedules                  what there is, and how often it served",
      "  jay cache show --cache schedules app-2f60aa91c0de",
      "                                                  the conditions under which one fits",
      "  jay cache verify --cache schedules              reads all files",
      "  jay cache merge --cache schedules from-ci       adds those of another folder",
      "  jay cache prune --cache schedules --max 50      drops bad, redundant and useless ones",
      "",
      "Exit codes: 0; 64 wrong usage; 65 a bad, foreign or newer file"
    })
final class CacheCommand implements Runnable {
  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "The folder with the schedules.")
  private String cache = "";

  CacheCommand(World world) {
    this.world = world;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getErr());
    throw UserError.usage("what about the cache? Give ls, show, verify, merge or prune");
  }

  private ScheduleStore store() {
    if (cache.isEmpty()) {
      throw UserError.usage("which cache? Give --cache DIR. See jay cache --help");
    }
    return existing(cache);
  }

  private ScheduleStore existing(String name) {
    Path folder = world.directory().resolve(name);
    if (!Files.isDirectory(folder)) {
      throw UserError.usage("no such folder: " + name + ". Fill one with: jay learn --cache DIR");
    }
    return new ScheduleStore(folder);
  }

  @Command(name = "ls", description = "Lists the schedules, and how often they served.")
  int ls() {
    ScheduleStore store = store();
    Map<String, ReuseLog.Counts> counts = store.log().read();
    List<String> names = store.names("");
    for (String name : names) {
      try {
        EntryHead head = store.head(name);
        world
            .out()
            .printf(
                "%-32s %6s turns %3s threads %3d conditions  %s  learned %s%n",
                name,
                head.facts().getOrDefault("turns", "?"),
                head.facts().getOrDefault("threads", "?"),
                head.conditions().size(),
                uses(counts.get(name)),
                head.facts().getOrDefault("learned", "?"));
      } catch (IOException e) {
        world.say(String.valueOf(e.getMessage()));
      }
    }
    world.out().flush();
    world.say(names.size() + " schedules" + (names.isEmpty() ? ". Add some with: jay learn" : ""));
    return ExitCode.OK;
  }

  private static String uses(ReuseLog.@Nullable Counts counts) {
    return counts == null
        ? "reused 0, left 0"
        : "reused " + counts.reused + ", left " + counts.left;
  }

  @Command(name = "show", description = "Shows what a schedule belongs to and when it fits.")
  int show(@Parameters(paramLabel = "NAME", description = "As ls tells it.") String name)
      throws IOException {
    ScheduleStore store = store();
    Entry entry;
    try {
      entry = store.entry(name);
    } catch (BadFile e) {
      throw new UserError(ExitCode.BAD_FILE, String.valueOf(e.getMessage()));
    }
    Program program = entry.head().program();
    SortedMap<String, String> facts = entry.head().facts();
    StringBuilder text = new StringBuilder(name).append("  ").append(program.name()).append('\n');
    text.append("learned ").append(facts.getOrDefault("learned", "?"));
    text.append(" (").append(facts.getOrDefault("how", "?"));
    text.append(") by Jay ").append(facts.getOrDefault("jay", "?"));
    text.append(" on JDK ").append(program.jdk());
    text.append("; classes ").append(program.classes()).append('\n');
    text.append(facts.getOrDefault("turns", "?")).append(" turns, ");
    text.append(facts.getOrDefault("threads", "?")).append(" threads, ");
    text.append(facts.getOrDefault("races", "?")).append(" races, ");
    text.append(entry.schedule().constraints.size()).append(" order constraints; ");
    text.append(uses(store.log().read().get(name))).append('\n');
    text.append(entry.head().conditions().isEmpty() ? "fits every input\n" : "fits when\n");
    String before = "    ";
    for (String each : entry.head().conditions()) {
      text.append(before).append(each).append('\n');
      before = "and ";
    }
    for (String each : entry.head().pins()) {
      text.append("pinned: ").append(each).append('\n');
    }
    world.out().print(text);
    world.out().flush();
    return ExitCode.OK;
  }

  @Command(name = "verify", description = "Reads all files; tells of those that are not right.")
  int verify() {
    ScheduleStore store = store();
    int bad = 0;
    List<String> names = store.names("");
    for (String each : names) {
      String problem = store.problem(each);
      if (problem != null) {
        world.say(problem);
        bad++;
      }
    }
    world.say(
        names.size()
            + " schedules, "
            + bad
            + " bad"
            + (bad == 0 ? "" : ". Drop them with: jay cache prune --cache " + cache));
    return bad == 0 ? ExitCode.OK : ExitCode.BAD_FILE;
  }

  @Command(name = "merge", description = "Adds the schedules of another folder.")
  int merge(@Parameters(paramLabel = "DIR2", description = "The other folder.") String other) {
    store().merge(existing(other)).forEach(world::say);
    return ExitCode.OK;
  }

  @Command(
      name = "prune",
      description =
          "Drops what cannot be read, what programs mostly leave, what others make redundant, and"
              + " the worst until N are left.")
  int prune(
      @Option(
              names = "--max",
              paramLabel = "N",
              defaultValue = "" + ScheduleStore.MOST_ENTRIES,
              description = "How many to keep at most. Default: ${DEFAULT-VALUE}.")
          int max)
      throws IOException {
    if (max < 0) {
      throw UserError.usage("--max " + max + ": 0 is the least");
    }
    ScheduleStore store = store();
    store.prune(max).forEach(world::say);
    world.say(store.names("").size() + " schedules left");
    return ExitCode.OK;
  }
}
