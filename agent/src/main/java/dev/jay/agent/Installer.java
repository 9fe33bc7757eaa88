package dev.jay.agent;

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

  private Installer() {}

  static void install(Options options, Instrumentation instrumentation) {
    if (options.logicalTime) {
      Bridges.replaceClocks();
    }
    if (options.cpus > 0) {
      Bridges.replaceProcessors();
    }
    Jay.install(inputs(options));
    if (options.check) {
      Bridges.replaceCurrentThread();
    }
    Bridges.tellRuntime();
    Table table = Table.read(options.requested());
    ContainerTable containers = options.check ? ContainerTable.read() : null;
    JayTransformer transformer = new JayTransformer(table, containers);
    instrumentation.addTransformer(transformer, true);
    List<Class<?>> loaded = new ArrayList<>();
    for (Class<?> c : instrumentation.getAllLoadedClasses()) {
      List<Row> rows =
          c.getClassLoader() == null ? table.of(c.getName().replace('.', '/')) : List.of();
      if (!rows.isEmpty()) {
        loaded.add(c);
        OldCalls.add(c, rows);
      }
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
            options.stuckAfterNanos),
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

  private static @Nullable ScheduleLog open(String schedule) {
    try {
      return ScheduleLog.open(schedule);
    } catch (IOException e) {
      Entry.quit("the schedule cannot be written: " + e.getMessage() + ". Check the path.");
      return null;
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

  private static @Nullable Class<?> load(String name) {
    try {
      return Class.forName(name.replace('/', '.'));
    } catch (ClassNotFoundException e) {
      return null;
    }
  }
}
