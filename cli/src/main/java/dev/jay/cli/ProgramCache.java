package dev.jay.cli;

import dev.jay.schedules.Candidate;
import dev.jay.schedules.DecisionTree;
import dev.jay.schedules.EntryFile;
import dev.jay.schedules.EntryHead;
import dev.jay.schedules.EntrySource;
import dev.jay.schedules.Program;
import dev.jay.schedules.ScheduleStore;
import dev.jay.schedules.StartInputs;
import dev.jay.trace.ReuseLog;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the schedule of a run: among those of its program, with the same classes, JDK and
 * options, in a folder, or with {@code auto} in {@code app.jay-cache} beside {@code app.jar} and in
 * the jar itself. What cannot be read is said to be so in a line, and passed over.
 */
final class ProgramCache {
  /** Looks beside the jar and in it. */
  static final String AUTO = "auto";

  private static final int MOST_CANDIDATES = 64;

  private final World world;
  private final JavaProgram java;
  private final JavaHome jdk;
  private final List<EntrySource> sources = new ArrayList<>();

  /** Where uses are counted, or null if the cache is only read. */
  private final @Nullable ScheduleStore counted;

  /** {@code cache} is a folder, or auto. */
  ProgramCache(World world, List<String> words, JavaHome jdk, String cache) {
    this.world = world;
    this.java = new JavaProgram(words, world.directory(), world.environment());
    this.jdk = jdk;
    if (!cache.equals(AUTO)) {
      counted = new ScheduleStore(world.directory().resolve(cache));
      sources.add(counted);
      return;
    }
    counted = null;
    if (java.isJar()) {
      Path jar = java.jar();
      String name = java.name().endsWith(".jar") ? java.name() : java.name() + ".jar";
      Path beside = jar.resolveSibling(name.substring(0, name.length() - 4) + ".jay-cache");
      sources.add(new ScheduleStore(beside));
      sources.add(new JarSchedules(jar));
    }
  }

  /**
   * A schedule that fits.
   *
   * @param file where it is
   * @param log where its use is counted, or null
   * @param candidates what is to be seen to while the program runs, see {@link Candidate}; or null
   */
  record Found(String name, Path file, @Nullable String log, @Nullable Path candidates) {
    /** For the agent. */
    String options() {
      return ",reuse="
          + name
          + (log == null ? "" : ",reuse-log=" + log)
          + (candidates == null ? "" : ",candidates=" + AgentFile.of(candidates));
    }
  }

  /** What the schedules of this program belong to. */
  static Program program(JavaProgram java, JavaHome jdk) throws IOException {
    return new Program(
        java.name(), ClassPathDigest.ofContents(java.classPath()), jdk.version(), java.options());
  }

  /** The schedule to follow, or null if none fits. */
  @Nullable Found find() throws IOException {
    if (!java.isKnown()) {
      world.say("an @file hides what is run: no schedule is looked for. Give the words themselves");
      return null;
    }
    String beginning = new Program(java.name(), "", "", "").shortName() + "-";
    for (EntrySource each : sources) {
      List<String> names = each.names(beginning);
      if (!names.isEmpty()) {
        Found found = find(each, names);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private @Nullable Found find(EntrySource source, List<String> names) throws IOException {
    Program program = program(java, jdk);
    Map<String, ReuseLog.Counts> counts = counted == null ? Map.of() : counted.log().read();
    DecisionTree tree = new DecisionTree(counts);
    Map<String, EntryHead> comesLater = new HashMap<>(); // those with late inputs
    int fitting = 0;
    int others = 0;
    for (String name : names) {
      EntryHead head = head(source, name);
      if (head == null || !head.program().name().equals(program.name())) {
        continue;
      }
      if (!head.program().equals(program)) {
        others++;
        continue;
      }
      try {
        tree.add(name, head);
        fitting++;
        if (!head.late().isEmpty()) {
          comesLater.put(name, head);
        }
      } catch (IllegalArgumentException e) {
        world.say(source.place(name) + " is damaged: a condition is none: " + e.getMessage());
      }
    }
    if (fitting == 0 && others > 0) {
      world.say(
          others
              + (others == 1 ? " schedule of " : " schedules of ")
              + program.name()
              + " passed over: other classes, another JDK or other options than now. Learn again"
              + " with: jay learn");
    }
    StartInputs inputs =
        new StartInputs(
            java.arguments(), java.properties(), world.environment(), world.directory());
    List<String> found = tree.find(inputs, comesLater.isEmpty() ? 1 : MOST_CANDIDATES);
    return found.isEmpty() ? null : found(source, found, comesLater, inputs);
  }

  private @Nullable EntryHead head(EntrySource source, String name) {
    try (InputStream in = new BufferedInputStream(source.open(name))) {
      return EntryFile.readHead(in, source.place(name));
    } catch (IOException e) {
      world.say(String.valueOf(e.getMessage()));
      return null;
    }
  }

  /** The first of them is used; if its conditions go on, the others are what it is changed for. */
  private Found found(
      EntrySource source, List<String> names, Map<String, EntryHead> comesLater, StartInputs inputs)
      throws IOException {
    String first = names.get(0);
    String log = counted == null ? null : counted.logFile().getAbsolutePath();
    Path file = file(source, first);
    if (!comesLater.containsKey(first)) {
      return new Found(first, file, log, null);
    }
    List<Candidate> candidates = new ArrayList<>();
    for (String each : names) {
      EntryHead head = comesLater.get(each);
      String own = each.equals(first) ? file.toString() : file(source, each).toString();
      candidates.add(
          head == null
              ? new Candidate(each, own, List.of(), List.of())
              : Candidate.of(each, own, head, inputs));
    }
    Path list = Files.createTempFile("jay", ".candidates");
    list.toFile().deleteOnExit();
    Files.write(list, Candidate.lines(candidates));
    return new Found(first, file, log, list);
  }

  private static Path file(EntrySource source, String name) throws IOException {
    if (source instanceof ScheduleStore store) {
      return store.file(name).toAbsolutePath();
    }
    Path copy = Files.createTempFile("jay-" + name, EntrySource.SUFFIX);
    copy.toFile().deleteOnExit();
    try (InputStream in = source.open(name)) {
      Files.write(copy, in.readAllBytes());
    }
    return copy;
  }
}
