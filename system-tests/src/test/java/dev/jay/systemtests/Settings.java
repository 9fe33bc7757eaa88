package dev.jay.systemtests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;

/** What the command line of the tests can choose. */
final class Settings {
  static final int RUNS = Integer.getInteger("jay.runs", 1);
  static final int PLAIN_RUNS = Integer.getInteger("jay.plain.runs", 1);
  static final int LIBRARY_RUNS = Integer.getInteger("jay.library.runs", 1);
  static final int RACEY_RUNS = Integer.getInteger("jay.racey.runs", 10);
  static final int REPLAYS = Integer.getInteger("jay.replays", 1);
  static final String GOLDEN = System.getProperty("jay.golden", "some");
  static final boolean WHOLE_PLATFORM = Boolean.getBoolean("jay.platform");
  static final Pattern PROGRAMS = Pattern.compile(System.getProperty("jay.programs", ".*"));
  static final Optional<Path> TABLE =
      Optional.ofNullable(System.getProperty("jay.table")).map(Path::of);

  private static final Random SEEDS =
      new Random(Long.getLong("jay.seed", System.nanoTime() ^ ProcessHandle.current().pid()));

  private Settings() {}

  /** A seed for delays; printed with the command when a test fails. */
  static synchronized int nextSeed() {
    return 1 + SEEDS.nextInt(1_000_000_000);
  }

  /** The directory with the sources of all modules. */
  static Path root() {
    return required("jay.root");
  }

  /** The directory with the packaged jars. */
  static Path lib() {
    return home().resolve("lib");
  }

  /** The directory with the jars of the programs that use the libraries of others. */
  static Path libraries() {
    return home().resolve("libraries");
  }

  /**
   * Changes the environment of a JVM to be started: no options from ours, and a cache of its own.
   */
  static void prepare(Map<String, String> environment, Jdk jdk) {
    environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
    environment.put("JAVA_HOME", jdk.home().toString());
    environment.merge(
        "MAVEN_OPTS", String.join(" ", Launch.QUICK), (own, ours) -> own + " " + ours);
    environment.put("JAY_CACHE", home().resolve("cache").toString());
  }

  private static Path home() {
    return required("jay.home");
  }

  private static Path required(String property) {
    String path = System.getProperty(property);
    if (path == null) {
      throw new IllegalStateException(property + " is not set; run the tests with mvn verify");
    }
    return Path.of(path).toAbsolutePath();
  }

  static Path jar(String name) {
    return lib().resolve(name + ".jar");
  }
}
