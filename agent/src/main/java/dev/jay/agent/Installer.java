package dev.jay.agent;

import dev.jay.agent.cache.ClassCache;
import dev.jay.runtime.Cpus;
import dev.jay.runtime.Execution;
import dev.jay.runtime.Hashes;
import dev.jay.runtime.Jay;
import dev.jay.runtime.ScheduleLog;
import dev.jay.runtime.Seeds;
import dev.jay.runtime.Settings;
import dev.jay.runtime.Time;
import dev.jay.runtime.Voice;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the JVM call the runtime: transforms the loaded classes, checks the essential ones, begins.
 */
final class Installer {
  /** Without these nothing would be controlled: then the agent refuses to go on. */
  private static final List<String> ESSENTIAL =
      List.of(
          "java/lang/Thread",
          "java/util/concurrent/locks/LockSupport",
          "java/util/concurrent/locks/AbstractQueuedSynchronizer",
          "java/util/concurrent/locks/ReentrantLock",
          "java/util/concurrent/atomic/AtomicInteger");

  /**
   * Classes with monitors that the agent has always loaded before its transformer, when it read its
   * table with them. Whether a class is loaded by then decides how it is treated, so that must not
   * depend on how the agent reads.
   */
  private static final String[] EARLY = {
    "java/io/BufferedReader", "java/io/InputStreamReader", "sun/nio/cs/StreamDecoder"
  };

  private Installer() {}

  static void install(Options options, Instrumentation instrumentation, ClassCache bootCache) {
    if (options.logicalTime) {
      Bridges.replaceClocks();
      Time.begin(options.seeded);
    }
    if (options.cpus > 0) {
      Bridges.replaceProcessors();
      Cpus.give(options.cpus);
    }
    if (options.seeded) {
      Seeds.give(options.seed);
    }
    if (options.check) {
      Bridges.replaceCurrentThread();
    }
    Bridges.tellRuntime();
    Table table = Table.read(options.requested());
    ContainerTable containers = options.check ? ContainerTable.read() : null;
    loadEarly();
    List<Class<?>> loaded = inTable(instrumentation.getAllLoadedClasses(), table);
    ClassCache cache = Caching.ofJdk(options, table, loaded);
    JayTransformer transformer = new JayTransformer(table, containers, cache);
    instrumentation.addTransformer(transformer, true);
    for (Class<?> c : loaded) {
      OldCalls.add(c, rows(table, c));
    }
    try {
      instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
    } catch (UnmodifiableClassException | Error e) {
      Entry.quit(
          "this JDK's classes cannot be instrumented: "
              + e
              + ". Please report it, with java -version.");
      return;
    }
    checkEssential(transformer);
    cache.dropEarly();
    Caching.saveAtTheEnd(bootCache, cache);
    Hashes.prepare();
    for (Class<?> c : instrumentation.getAllLoadedClasses()) {
      Hashes.defined(c);
    }
    if (options.doctor) {
      for (String line : transformer.report()) {
        Voice.say(line);
      }
      Voice.say(
          Hashes.areFixed()
              ? "identity hash codes: fixed"
              : "identity hash codes: as under java (this JVM draws them in a way Jay does not know)");
      return;
    }
    if (options.schedule != null && !open(options.schedule)) {
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
            options.stuckAfterNanos));
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

  private static boolean open(String schedule) {
    try {
      ScheduleLog.open(schedule);
      return true;
    } catch (IOException e) {
      Entry.quit("the schedule cannot be written: " + e.getMessage() + ". Check the path.");
      return false;
    }
  }

  private static void checkEssential(JayTransformer transformer) {
    for (String name : ESSENTIAL) {
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

  private static void loadEarly() {
    for (String name : EARLY) {
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
