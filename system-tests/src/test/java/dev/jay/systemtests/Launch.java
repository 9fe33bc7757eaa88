package dev.jay.systemtests;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One start of a JVM: which JDK, on how many cores, with which agent options, what it runs and what
 * it reads. Immutable; each {@code with} gives a changed copy.
 */
record Launch(
    Jdk jdk,
    Optional<Integer> core,
    boolean hog,
    boolean oneCompiler,
    List<String> jvmOptions,
    String main,
    List<String> arguments,
    Optional<String> lateInput,
    Duration timeout) {
  /** The quick compiler alone and the simplest collector: half the work for a short program. */
  static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final String CLI = "dev.jay.cli.Main";
  private static final String LIBRARIES = "dev.jay.libraries.";
  private static final Optional<Path> TASKSET =
      Optional.of(Path.of("/usr/bin/taskset")).filter(Files::isExecutable);

  /** Whether programs can be kept on one core here. */
  static boolean canPin() {
    return TASKSET.isPresent() && Runtime.getRuntime().availableProcessors() > 1;
  }

  /** A plain start of a program, given by its name below dev.jay.programs. */
  static Launch plain(Jdk jdk, String program, String... arguments) {
    return of(jdk, "dev.jay.programs." + program, List.of(arguments), Duration.ofMinutes(2));
  }

  /** A plain start of a program that uses the libraries of others, by its name. */
  static Launch library(Jdk jdk, String program) {
    return of(jdk, LIBRARIES + program, List.of(), Duration.ofMinutes(3));
  }

  /** A command of jay's, quick as the launcher makes it. */
  static Launch jay(Jdk jdk, String... words) {
    return of(jdk, CLI, List.of(words), Duration.ofMinutes(2)).quick();
  }

  private static Launch of(Jdk jdk, String main, List<String> arguments, Duration timeout) {
    return new Launch(
        jdk, Optional.empty(), false, false, List.of(), main, arguments, Optional.empty(), timeout);
  }

  /** The same under Jay, with a fingerprint. */
  Launch jay() {
    return agent("run,fingerprint" + special());
  }

  /** The same under Jay with a fingerprint and random delays. */
  Launch jayWithDelays() {
    return agent("run,fingerprint,delays=" + Settings.nextSeed() + special());
  }

  /** What some programs need: fixed inputs, or little patience with a thread that computes. */
  private String special() {
    if (main.startsWith("dev.jay.programs.clocks.")
        || main.startsWith("dev.jay.programs.platform.timed.")) {
      return ",time=logical";
    }
    if (main.startsWith("dev.jay.programs.inputs.")) {
      return ",seed=7,cpus=3";
    }
    if (main.startsWith(LIBRARIES)) {
      return ",time=logical,seed=7,cpus=4";
    }
    return main.endsWith(".DaemonComputesForEver") ? ",stuck-after=1000000000" : "";
  }

  /** The same with the agent and these options of it. */
  Launch agent(String options) {
    return agent(Settings.jar("jay-agent"), options);
  }

  /** The same with the agent from this jar; given twice, there are two agents. */
  Launch agent(Path jar, String options) {
    return with("-javaagent:" + jar + "=" + options);
  }

  /** The same with more options of the JVM. */
  Launch with(String... options) {
    List<String> more = new ArrayList<>(jvmOptions);
    more.addAll(List.of(options));
    return new Launch(jdk, core, hog, oneCompiler, more, main, arguments, lateInput, timeout);
  }

  /** The same with {@link #QUICK}. */
  Launch quick() {
    return new Launch(jdk, core, hog, true, jvmOptions, main, arguments, lateInput, timeout);
  }

  /** On one core; quick, since it is slow anyway. */
  Launch onOneCore() {
    return new Launch(
        jdk, Optional.of(0), hog, true, jvmOptions, main, arguments, lateInput, timeout);
  }

  /** Beside a process that takes a core; quick, since it is slow anyway. */
  Launch besideHog() {
    return new Launch(jdk, core, true, true, jvmOptions, main, arguments, lateInput, timeout);
  }

  /** Standard input gets this text some time after the start, and then ends. */
  Launch withLateInput(String text) {
    return new Launch(
        jdk, core, hog, oneCompiler, jvmOptions, main, arguments, Optional.of(text), timeout);
  }

  List<String> command() {
    List<String> command = new ArrayList<>();
    if (core.isPresent()) {
      command.addAll(List.of(TASKSET.orElseThrow().toString(), "-c", core.get().toString()));
    }
    command.add(jdk.tool("java").toString());
    if (oneCompiler) {
      command.addAll(QUICK);
    }
    command.addAll(jvmOptions);
    command.add("-cp");
    command.add(classPath());
    command.add(main);
    command.addAll(arguments);
    return command;
  }

  private String classPath() {
    if (main.equals(CLI)) {
      return Settings.jar("jay-cli").toString();
    }
    return main.startsWith(LIBRARIES)
        ? Settings.libraries() + File.separator + "*"
        : Settings.jar("jay-programs") + File.pathSeparator + Settings.jar("jay-api");
  }

  /** The command to type to repeat this. */
  String repeat() {
    return String.join(" ", command()) + (hog ? "   # beside a process that takes a core" : "");
  }

  /** The JDK and cores in a few words. */
  String where() {
    return jdk + (core.isPresent() ? ", one core" : "") + (hog ? ", beside a hog" : "");
  }
}
