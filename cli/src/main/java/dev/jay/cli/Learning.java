package dev.jay.cli;

import dev.jay.analysis.HybridSchedules;
import dev.jay.analysis.Races;
import dev.jay.analysis.Trace;
import dev.jay.analysis.TraceReader;
import dev.jay.analysis.learn.Learned;
import dev.jay.analysis.learn.Preconditions;
import dev.jay.schedules.Entry;
import dev.jay.schedules.EntryHead;
import dev.jay.schedules.Precondition;
import dev.jay.schedules.ScheduleStore;
import dev.jay.trace.HybridSchedule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs a program, traced, and puts its schedule into a cache, with the condition under which it
 * serves other inputs. A run that failed is not kept: its schedule would be repeated.
 */
final class Learning {
  private static final int MOST_LINES = 10;

  /** What a run that follows the schedule has to know of the traced one; the rest is private. */
  private static final Set<String> KEPT =
      Set.of(
          "order", "stretch", "races", "traced", "untaped", "seed", "processors", "java", "vendor");

  private final World world;
  private final String cache;
  private final List<String> words;
  private final JavaProgram java;
  private final List<Precondition> given;

  /** {@code given} are conditions by the user, who knows better than the trace; or none. */
  Learning(World world, String cache, List<String> words, List<Precondition> given) {
    this.world = world;
    this.cache = cache;
    this.words = words;
    this.java = new JavaProgram(words, world.directory(), world.environment());
    this.given = given;
  }

  /** Gives back the program's exit code. */
  int learn(String order, String options) throws IOException, InterruptedException {
    Path file = Files.createTempFile("jay", ".trace.jay");
    try {
      int code = TraceCommand.run(world, file, ",values,untaped,order=" + order + options, words);
      if (code != 0) {
        world.say(
            "not learned: the program ended with " + code + ", and what fails is not repeated");
        return code;
      }
      Trace trace = JayFiles.read(file, "the trace", TraceReader::read);
      if (!trace.isComplete) {
        world.say("not learned: the trace was cut short. Run jay learn again");
        return code;
      }
      keep(trace, order);
      return code;
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private void keep(Trace trace, String order) throws IOException {
    Learned learned =
        given.isEmpty()
            ? Preconditions.of(trace, java.classPath())
            : new Learned(given, List.of(), List.of(), null);
    if (learned.unusable() != null) {
      world.say(
          "not learned: "
              + learned.unusable()
              + ". Say when the schedule fits, e.g. --when 'arg0 = \"4\"', or use jay run without"
              + " --cache");
      return;
    }
    Races races = Races.of(trace);
    HybridSchedule schedule = HybridSchedules.of(trace, races);
    schedule.head.properties.keySet().retainAll(KEPT);
    schedule.head.digests.clear();
    SortedMap<String, String> facts = new TreeMap<>();
    facts.put("jay", Version.OF_JAY);
    facts.put("learned", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    facts.put("how", given.isEmpty() ? order : order + ", conditions given");
    facts.put("turns", Integer.toString(trace.units()));
    facts.put("threads", Integer.toString(trace.strands()));
    facts.put("races", Integer.toString(races.count()));
    facts.put("constraints", Integer.toString(schedule.constraints.size()));
    List<String> conditions = new ArrayList<>();
    for (Precondition each : learned.conditions()) {
      conditions.add(each.toString());
    }
    Entry entry =
        new Entry(
            new EntryHead(
                ProgramCache.program(java, JavaHome.chosen(world)),
                facts,
                conditions.stream().distinct().toList(),
                learned.late(),
                learned.pins()),
            schedule);
    store(entry);
  }

  private void store(Entry entry) throws IOException {
    ScheduleStore.Added added;
    try {
      added = new ScheduleStore(world.directory().resolve(cache)).add(entry);
    } catch (IOException e) {
      throw UserError.usage(
          "the cache cannot be written (" + e + "). Choose another folder with --cache");
    }
    SortedMap<String, String> facts = entry.head().facts();
    world.say(
        switch (added.outcome()) {
              case ADDED -> "learned " + added.name();
              case KNOWN -> "known already: " + added.name();
              case REDUNDANT -> "not needed: " + added.name() + " serves these inputs too";
            }
            + ": "
            + facts.get("turns")
            + " turns, "
            + facts.get("races")
            + " races, "
            + facts.get("constraints")
            + " order constraints");
    sayLines(entry.head().conditions(), "it fits when", "and", "it fits every input", added.name());
    sayLines(entry.head().pins(), "pinned:", "pinned:", "", added.name());
    world.say("use it with: jay run --cache " + cache + " ...");
  }

  private void sayLines(List<String> lines, String first, String next, String none, String name) {
    if (lines.isEmpty() && !none.isEmpty()) {
      world.say(none);
    }
    for (int i = 0; i < Math.min(MOST_LINES, lines.size()); i++) {
      world.say((i == 0 ? first : next) + " " + lines.get(i));
    }
    if (lines.size() > MOST_LINES) {
      world.say(
          "... and "
              + (lines.size() - MOST_LINES)
              + " more; see jay cache show --cache "
              + cache
              + " "
              + name);
    }
  }
}
