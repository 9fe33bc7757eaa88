package dev.jay.agent;

import dev.jay.agent.cache.CacheFolder;
import dev.jay.agent.cache.CacheKey;
import dev.jay.agent.cache.ClassCache;
import dev.jay.agent.scan.ClassPath;
import dev.jay.agent.scan.Prefixes;
import dev.jay.agent.table.OldCalls;
import dev.jay.agent.table.PlainAccesses;
import dev.jay.agent.table.Row;
import dev.jay.agent.table.Rules;
import dev.jay.agent.table.Table;
import dev.jay.runtime.hooks.Regions;
import dev.jay.runtime.inputs.InputPoints;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.List;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.VM;
import org.jspecify.annotations.Nullable;

/**
 * Opens the cache of transformed classes for this start, and has it saved at the end.
 *
 * <p>What is made of a class depends on its bytes and on: the JDK, whose other class files are
 * looked at; the agent's code and table; the options that ask for rows or replace calls; and the
 * classes with old monitors ({@code bridged}) that were loaded before the agent, whose methods
 * {@link OldCalls} numbers in the order of their names. All of that is in the key. Where the JDK is
 * patched from the command line, and where programs are checked (what is made of a class then holds
 * numbers of sites, which are given out anew by every JVM), there is no cache; where accesses of
 * the program are brought into an order, there is one for the JDK's classes alone.
 */
final class Caching {
  /** They change the JDK's class files. */
  private static final List<String> PATCHES =
      List.of("--patch-module", "--upgrade-module-path", "-Xbootclasspath");

  /** The JDK's own hooks have the first places of ten; those of the program run in one of them. */
  private static final int LAST_HOOK = 9;

  private Caching() {}

  private static @Nullable CacheFolder folder() {
    return CacheFolder.of(System.getProperty("jay.cache", System.getenv("JAY_CACHE")));
  }

  /** The cache of the boot jar's classes, which depend on nothing else. */
  static ClassCache ofBootJar() {
    CacheFolder folder = folder();
    return folder == null ? ClassCache.none() : ClassCache.open(folder, "boot jar", true);
  }

  /** What all classes depend on; null if there is to be no cache. */
  static @Nullable String key(Rules rules, List<Class<?>> loaded) {
    boolean isOfRun = isFreeInMostClasses(rules) || rules.mode.plain == PlainAccesses.ORDERED;
    if (rules.mode.checking || !isOfRun || isPatched()) {
      return null;
    }
    try {
      CacheKey key = new CacheKey().addJdk();
      key.addFile(Entry.agentJar()).addFile(Entry.bootJar());
      key.add("clocks", String.valueOf(rules.mode.logicalTime));
      key.add("cpus", String.valueOf(rules.mode.givenCpus));
      key.add("taped", String.valueOf(rules.mode.taped));
      key.add("seeded", String.valueOf(rules.mode.seeded));
      key.add("seeds", String.valueOf(rules.mode.seeds));
      for (Class<?> c : loaded) {
        if (isBridged(rules.table, c)) {
          key.add("bridged", c.getName());
        }
      }
      return key.text();
    } catch (IOException | URISyntaxException e) {
      return null;
    }
  }

  /** The cache of the JDK's classes. */
  static ClassCache ofJdk(@Nullable String key, Rules rules) {
    CacheFolder folder = folder();
    return folder == null || key == null
        ? ClassCache.none()
        : ClassCache.open(folder, key, rules.mode.taped); // a taped program's reading is an input
  }

  /**
   * The cache of the program's classes, one for each class path, so that none becomes large; none
   * where some of their accesses are ordered.
   */
  static ClassCache ofProgram(@Nullable String key, Rules rules, ClassPath path) {
    return ofJdk(
        key == null || !isFreeInMostClasses(rules) || rules.weights.areMeasured()
            ? null
            : key + path.stamp() + rules.weights.stamp() + System.getProperty("jdk.module.path"),
        rules);
  }

  /** Classes with listed places are made anew each time, all others are as those of a run. */
  private static boolean isFreeInMostClasses(Rules rules) {
    return rules.mode.plain == PlainAccesses.FREE || rules.hasListedRaces();
  }

  private static boolean isPatched() {
    for (String argument : VM.getRuntimeArguments()) {
      if (Prefixes.start(argument, PATCHES)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBridged(Table table, Class<?> c) {
    for (Row row : table.of(c.getName().replace('.', '/'))) {
      if (row.treatment.equals("bridged")) {
        return true;
      }
    }
    return false;
  }

  /** After the program's own hooks, on the thread that ends the JVM. */
  static void saveAtTheEnd(ClassCache... caches) {
    Saver saver = new Saver(caches);
    try {
      SharedSecrets.getJavaLangAccess().registerShutdownHook(LAST_HOOK, false, saver);
    } catch (InternalError | IllegalStateException e) {
      // The place is taken, or the JVM is ending: nothing is saved.
    }
  }

  /** Saves, and is no part of the schedule. */
  private static final class Saver implements Runnable {
    private final ClassCache[] caches;

    Saver(ClassCache[] caches) {
      this.caches = caches;
    }

    @Override
    public void run() {
      InputPoints.endUnseen();
      Regions.pass();
      try {
        for (ClassCache cache : caches) {
          cache.save();
        }
      } finally {
        Regions.passed();
      }
    }
  }
}
