package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.table.Row;
import dev.jay.agent.table.Rules;
import dev.jay.agent.table.Table;
import dev.jay.runtime.core.Settings;
import dev.jay.runtime.explore.Execution;
import dev.jay.runtime.hooks.Hashes;
import dev.jay.runtime.inputs.Clock;
import dev.jay.runtime.inputs.GivenInputs;
import dev.jay.runtime.inputs.Inputs;
import dev.jay.runtime.inputs.LogicalClock;
import dev.jay.runtime.inputs.SeedSource;
import dev.jay.runtime.jvm.HashGenerator;
import dev.jay.runtime.jvm.Voice;
import dev.jay.runtime.run.Jay;
import dev.jay.runtime.run.ScheduleLog;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes the JVM call the runtime: transforms the loaded classes, checks the essential ones, begins.
 */
final class Installer {
  private Installer() {}

  static void install(Options options, Instrumentation instrumentation, ClassCache bootCache) {
    Jay.install(inputs(options));
    Rules rules = Rules.read(options.mode());
    rules.replacedCalls.tellRuntime();
    loadEarly(rules.table);
    List<Class<?>> loaded = inTable(instrumentation.getAllLoadedClasses(), rules.table);
    String key = Caching.key(rules, loaded);
    ClassCache cache = Caching.ofJdk(key);
    ClassCache programCache = Caching.ofProgram(key);
    boolean isFirstStart = !UnseenClasses.load(cache);
    JayTransformer transformer = new JayTransformer(rules, cache, programCache);
    instrumentation.addTransformer(transformer, true);
    for (Class<?> c : loaded) {
      rules.oldCalls.add(c, rows(rules.table, c));
    }
    transformer.settle();
    try {
      instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
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
              : "identity hash codes: as under java (this JVM draws them in a way Jay does not know)");
      return;
    }
    if (options.check) {
      Execution.setAvailable();
      return;
    }
    Jay.begin(
        new Settings(
            options.fingerprint,
            options.stats,
            options.strict,
            options.delays,
            options.tickNanos,
            options.stuckAfterNanos,
            options.stretch),
        options.schedule == null ? null : open(options.schedule));
  }

  /** What enters the program. */
  private static Inputs inputs(Options options) {
    Clock clock = LogicalClock.fromNow();
    if (options.logicalTime) {
      clock = options.seeded ? LogicalClock.fromFixedDay() : LogicalClock.fromToday();
    }
    return new GivenInputs(
        clock,
        options.seeded ? SeedSource.fixed(options.seed) : SeedSource.REAL,
        options.cpus > 0 ? options.cpus : GivenInputs.PROCESSORS);
  }

  /** The loaded classes that the table names, by name: the JVM's own order may differ. */
  private static List<Class<?>> inTable(Class<?>[] loaded, Table table) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> c : loaded) {
      if (!rows(table, c).isEmpty()) {
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

  private static @Nullable ScheduleLog open(String schedule) {
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
  private static void loadEarly(Table table) {
    for (String name : table.group("@early")) {
      load(name);
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
