package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.table.Row;
import dev.jay.agent.table.Rules;
import dev.jay.agent.table.SiteWeights;
import dev.jay.agent.table.Table;
import dev.jay.agent.table.WatchedJdk;
import dev.jay.agent.visit.NativeVisitor;
import dev.jay.runtime.core.Observer;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.core.Spheres;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.hooks.Archives;
import dev.jay.runtime.hooks.Hashes;
import dev.jay.runtime.inputs.ChildProcess;
import dev.jay.runtime.inputs.Clock;
import dev.jay.runtime.inputs.GivenInputs;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.inputs.LogicalClock;
import dev.jay.runtime.inputs.SeedSource;
import dev.jay.runtime.jvm.HashGenerator;
import dev.jay.runtime.jvm.ThreadNumbers;
import dev.jay.runtime.jvm.Voice;
import dev.jay.runtime.record.ChildJvms;
import dev.jay.runtime.record.PartOpener;
import dev.jay.runtime.record.Recording;
import dev.jay.runtime.record.RecordingFile;
import dev.jay.runtime.record.Redaction;
import dev.jay.runtime.record.Reuse;
import dev.jay.runtime.record.SelectedThreads;
import dev.jay.runtime.record.StopPoint;
import dev.jay.runtime.run.CourseObserver;
import dev.jay.runtime.run.Jay;
import dev.jay.runtime.run.ObserverPair;
import dev.jay.runtime.run.ScheduleLog;
import dev.jay.runtime.run.Tuner;
import dev.jay.trace.Hints;
import dev.jay.trace.HybridSchedule;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Makes the JVM call the runtime: transforms the loaded classes, checks the essential ones, begins.
 */
final class Installer {
  /** As the launcher gives them. */
  private static final List<String> CHILD_FLAGS =
      List.of(
          "-XX:-UseDynamicNumberOfCompilerThreads",
          "-XX:-UseDynamicNumberOfGCThreads",
          "-XX:+IgnoreUnrecognizedVMOptions");

  private Installer() {}

  static void install(Options options, Instrumentation instrumentation, ClassCache bootCache) {
    Recording.@Nullable Replay replay = options.replay == null ? null : open(options.replay);
    if (replay != null) {
      options.sphere = replay.selected();
      options.races = replay.hasRaces();
      String otherJdk = options.anyway ? null : replay.otherJdk();
      if (otherJdk != null) {
        Entry.quit(otherJdk + ". Use that JDK (JAVA_HOME), or try it with --anyway.");
      }
    }
    HybridSchedule schedule = options.follow == null ? null : readSchedule(options, options.follow);
    CachedChoice choice = schedule == null ? null : readChoice(options);
    if (schedule != null) {
      options.untaped = Recording.isUntaped(schedule);
      options.ordersAccesses = !schedule.constraints.isEmpty() || choice != null;
    }
    Set<String> places = RacingPlaces.of(options, schedule, replay);
    Recording recording =
        options.record == null || options.sphere != null ? null : recording(options, places);
    Jay.install(schedule == null ? inputs(options, recording, replay) : Recording.inputs(schedule));
    Rules rules =
        Rules.read(
            options.mode(),
            places,
            schedule == null ? WatchedJdk.ofPackages(options.jdk) : WatchedJdk.ofPlaces(places),
            weights(options),
            choice == null ? Set.of() : choice.places());
    rules.replacedCalls.tellRuntime();
    rules.inputs.tellRuntime();
    loadEarly(rules);
    List<Class<?>> loaded = toRetransform(instrumentation.getAllLoadedClasses(), rules);
    String key = Caching.key(rules, loaded);
    ClassCache cache = Caching.ofJdk(key, rules);
    ClassPath path = ClassPath.ofJvm();
    if (rules.mode.taped) {
      for (File jar : path.jars()) {
        Archives.add(jar.getPath());
      }
      Archives.add(agentJar().getAbsolutePath()); // the JVM has added it to the class path
    }
    ClassCache programCache = Caching.ofProgram(key, rules, path);
    boolean isFirstStart = !UnseenClasses.load(cache);
    JayTransformer transformer = new JayTransformer(rules, cache, programCache, path);
    instrumentation.addTransformer(transformer, true);
    instrumentation.setNativeMethodPrefix(transformer, NativeVisitor.PREFIX);
    for (Class<?> c : loaded) {
      rules.oldCalls.add(c, rows(rules.table, c));
    }
    transformer.settle();
    try {
      instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
      if (rules.mode.taped) {
        System.setProperty("jdk.lang.processReaperUseDefaultStackSize", "true"); // they are strands
        retransformUnseen(instrumentation, rules, transformer, new HashSet<>(loaded));
      }
    } catch (UnmodifiableClassException | Error e) {
      Entry.quit(
          "this JDK's classes cannot be instrumented: "
              + e
              + ". Please report it, with java -version.");
      return;
    }
    checkEssential(rules.table, transformer);
    Set<String> seen = transformer.takeSeen();
    if (isFirstStart) {
      UnseenClasses.keep(cache, instrumentation.getAllLoadedClasses(), seen);
    }
    cache.dropEarly();
    Caching.saveAtTheEnd(bootCache, cache, programCache);
    HashGenerator.prepare();
    for (Class<?> c : instrumentation.getAllLoadedClasses()) {
      Hashes.defined(c);
    }
    if (options.doctor) {
      for (String line : transformer.report()) {
        Voice.say(line);
      }
      Voice.say(
          HashGenerator.isFound()
              ? "identity hash codes: fixed"
              : "identity hash codes: as under java (this JVM draws them in a way Jay does not"
                  + " know)");
      return;
    }
    if (options.check) {
      Execution.setAvailable();
      return;
    }
    Settings settings =
        new Settings(
                options.fingerprint,
                options.stats,
                options.strict,
                options.order.equals("random") ? shake(options) : options.delays,
                options.isRecordedOrFollowed() && !options.order.equals("rounds")
                    ? 0
                    : options.tickNanos,
                options.stuckAfterNanos,
                options.stretch)
            .withRemark(options.unfit ? "no schedule fits" : null);
    if (options.children && options.record != null) {
      ChildProcess.setJoiner(childJvms(options, options.record));
    }
    if (options.spheres) {
      Spheres.setOpener(new PartOpener(settings));
      return;
    }
    if (options.sphere != null) {
      Spheres.setSelector(selected(options, settings, options.sphere));
      return;
    }
    ScheduleLog log = options.schedule == null ? null : openLog(options.schedule);
    if (recording != null && options.record != null) {
      record(
          recording,
          settings,
          file(options.record, options.begun).without(redaction(options)),
          log);
    } else if (replay != null) {
      replay.begin(settings, log, options.patient, stopPoint(options));
    } else if (schedule != null) {
      Reuse reuse = options.reuse == null ? null : new Reuse(options.reuse, options.reuseLog);
      Recording.follow(settings, schedule, log, options.goesOn, reuse, choice);
    } else {
      Jay.begin(settings, observer(options, log));
    }
    if (rules.mode.taped) {
      ThreadNumbers.goOnFromRound(); // Jay's own threads, which differ at replay, have been started
    }
  }

  private static Recording recording(Options options, @Nullable Set<String> places) {
    Recording recording =
        Recording.now(
            options.order, options.stretch, options.races, options.trace, options.untaped);
    if (places != null) {
      recording.limitRacesTo(places);
    }
    return recording;
  }

  private static SiteWeights weights(Options options) {
    if (options.hints == null) {
      return options.tune == null ? SiteWeights.NONE : SiteWeights.MEASURED;
    }
    try (InputStream in = new FileInputStream(options.hints)) {
      return SiteWeights.of(Hints.read(in, options.hints));
    } catch (IOException e) {
      Entry.quit(e.getMessage() + ". Hints are made by jay tune.");
      return SiteWeights.NONE;
    }
  }

  /**
   * The classes through which something enters and that were loaded meanwhile, for the agent's own
   * sake, unseen: no call in them may be left as it is.
   */
  private static void retransformUnseen(
      Instrumentation instrumentation,
      Rules rules,
      JayTransformer transformer,
      Set<Class<?>> retransformed)
      throws UnmodifiableClassException {
    for (Class<?> c : instrumentation.getAllLoadedClasses()) {
      String name = c.getName().replace('.', '/');
      if (c.getClassLoader() == null
          && rules.inputs.names(name)
          && !transformer.hasSeen(name)
          && retransformed.add(c)) {
        instrumentation.retransformClasses(c);
      }
    }
  }

  private static void record(
      Recording recording, Settings settings, RecordingFile file, @Nullable ScheduleLog log) {
    try {
      recording.record(settings, file, log);
    } catch (IOException e) {
      Entry.quit("the recording cannot be written: " + e.getMessage() + ". Check the path.");
    }
  }

  private static SelectedThreads selected(Options options, Settings settings, String glob) {
    try {
      return options.record != null
          ? SelectedThreads.record(settings, glob, options.record)
          : SelectedThreads.replay(settings, glob, String.valueOf(options.replay));
    } catch (IOException e) {
      Entry.quit(e.getMessage() + ". Threads are chosen by jay record --sphere.");
      throw new UncheckedIOException(e);
    }
  }

  private static ChildJvms childJvms(Options options, String file) {
    String given =
        ",children,order="
            + options.order
            + (options.races ? ",races" : "")
            + (options.sites == null ? "" : "=" + options.sites)
            + (options.redact == null ? "" : ",redact=" + HexText.of(options.redact));
    return new ChildJvms(CHILD_FLAGS, agentJar().getPath(), file, given, redaction(options));
  }

  private static File agentJar() {
    try {
      return Entry.agentJar();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e); // it was found when it was loaded
    }
  }

  private static RecordingFile file(String name, boolean isBegun) {
    return isBegun ? RecordingFile.begun(name) : RecordingFile.fresh(name);
  }

  private static Redaction redaction(Options options) {
    try {
      return Redaction.of(options.redact);
    } catch (PatternSyntaxException e) {
      Entry.quit("what to redact is no regular expression: " + e.getDescription() + ".");
      return Redaction.of(null);
    }
  }

  private static StopPoint stopPoint(Options options) {
    try {
      return StopPoint.of(options.until, options.untilOutput, options.listInputs);
    } catch (IOException e) {
      Entry.quit("the inputs cannot be listed: " + e.getMessage() + ". Check the path.");
      return StopPoint.none();
    }
  }

  /** The seed of a random order. */
  private static long shake(Options options) {
    return options.shake != 0 ? options.shake : System.nanoTime() | 1;
  }

  private static Recording.@Nullable Replay open(String file) {
    try {
      return Recording.replay(file);
    } catch (IOException e) {
      Entry.quit(e.getMessage());
      return null;
    }
  }

  /**
   * The schedule to follow. One of a cache that cannot be read is said to be so and not followed.
   */
  private static @Nullable HybridSchedule readSchedule(Options options, String file) {
    try (InputStream in = new FileInputStream(file)) {
      return HybridSchedule.read(in, file);
    } catch (IOException e) {
      if (options.reuse == null) {
        Entry.quit(e.getMessage());
      }
      Voice.say(e.getMessage() + ". The program runs without it");
      options.follow = null;
      options.unfit = true;
      return null;
    }
  }

  private static @Nullable CachedChoice readChoice(Options options) {
    try {
      return CachedChoice.read(options.candidates);
    } catch (IOException e) {
      Entry.quit(e.getMessage() + ". Run it without --cache.");
      return null;
    }
  }

  /** What enters the program. */
  private static Inputs inputs(
      Options options, @Nullable Recording recording, Recording.@Nullable Replay replay) {
    if (recording != null) {
      return recording.inputs();
    }
    if (replay != null) {
      return replay.inputs();
    }
    Clock clock = LogicalClock.fromNow();
    if (options.logicalTime) {
      clock = options.seeded ? LogicalClock.fromFixedDay() : LogicalClock.fromToday();
    }
    return new GivenInputs(
        clock,
        options.seeded ? SeedSource.fixed(options.seed) : SeedSource.REAL,
        options.cpus > 0 ? options.cpus : GivenInputs.PROCESSORS);
  }

  /** The loaded classes that the tables name, by name: the JVM's own order may differ. */
  private static List<Class<?>> toRetransform(Class<?>[] loaded, Rules rules) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> c : loaded) {
      if (c.getClassLoader() == null
          && !c.isHidden()
          && rules.names(c.getName().replace('.', '/'))) {
        found.add(c);
      }
    }
    found.sort(
        new Comparator<Class<?>>() {
          @Override
          public int compare(Class<?> a, Class<?> b) {
            return a.getName().compareTo(b.getName());
          }
        });
    return found;
  }

  private static List<Row> rows(Table table, Class<?> c) {
    return c.getClassLoader() == null ? table.of(c.getName().replace('.', '/')) : List.of();
  }

  /** Who sees the run, beside what Jay itself needs; or nobody. */
  private static @Nullable Observer observer(Options options, @Nullable ScheduleLog log) {
    Observer tuner = options.tune == null ? log : ObserverPair.of(new Tuner(options.tune), log);
    try {
      return options.course == null
          ? tuner
          : ObserverPair.of(CourseObserver.open(options.course), tuner);
    } catch (IOException e) {
      Entry.quit(
          "the course of the run cannot be written: " + e.getMessage() + ". Check the path.");
      return null;
    }
  }

  private static @Nullable ScheduleLog openLog(String schedule) {
    try {
      return ScheduleLog.open(schedule);
    } catch (IOException e) {
      Entry.quit("the schedule cannot be written: " + e.getMessage() + ". Check the path.");
      return null;
    }
  }

  /** Without these nothing would be controlled: then the agent refuses to go on. */
  private static void checkEssential(Table table, JayTransformer transformer) {
    for (String name : table.group("@essential")) {
      if (!transformer.hasTransformed(name)) {
        Class<?> loaded = load(name);
        if (loaded == null || !transformer.hasTransformed(name)) {
          Entry.quit(
              name.replace('/', '.')
                  + " could not be instrumented; nothing would be controlled. See jay doctor.");
        }
      }
    }
  }

  /**
   * Whether a class is loaded before the transformer decides how it is treated; for some that must
   * not depend on how the agent itself reads its files.
   */
  private static void loadEarly(Rules rules) {
    for (String name : rules.table.group("@early")) {
      load(name);
    }
    if (rules.mode.taped) {
      for (String name : rules.table.group("@early-if-recorded")) {
        load(name);
      }
    }
    try {
      // The JDK's table of handlers has these, whether the agent looks into jars or not.
      new URL("jar:file:/!/");
      new URL("jrt:/java.base");
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e); // every JDK has them
    }
  }

  private static @Nullable Class<?> load(String name) {
    try {
      return Class.forName(name.replace('/', '.'));
    } catch (ClassNotFoundException e) {
      return null;
    }
  }
}
