package dev.jay.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An installed JDK.
 *
 * @param version as the JDK writes it, such as 17.0.15; "unknown" if it does not say
 * @param major such as 17; 0 if unknown
 */
record JavaHome(Path home, String version, int major) {
  /** The oldest that Jay runs on. */
  static final int OLDEST = 17;

  private static final Pattern RELEASE = Pattern.compile("JAVA_VERSION=\"([^\"]+)\"");
  private static final Pattern BANNER = Pattern.compile(" version \"([^\"]+)\"");
  private static final Pattern MAJOR = Pattern.compile("(?:1\\.)?(\\d{1,4}).*");

  /** The JDK that {@code jay run} uses: JAVA_HOME, else the one that runs us. */
  static JavaHome chosen(World world) {
    String set = world.environment().getOrDefault("JAVA_HOME", "");
    if (set.isEmpty()) {
      return read(world.ownJavaHome(), world.children());
    }
    Path home = Path.of(set);
    if (!isJava(home)) {
      throw UserError.usage(
          "JAVA_HOME is "
              + set
              + ", but there is no bin/java in it. Set JAVA_HOME to a JDK "
              + OLDEST
              + " or newer, or unset it");
    }
    return read(home, world.children());
  }

  static boolean isJava(Path home) {
    return Files.isExecutable(java(home));
  }

  /** Its version by the release file, which costs nothing, else by asking it. */
  static JavaHome read(Path home, Children children) {
    String version = find(RELEASE, releaseFile(home));
    if (version.isEmpty()) {
      version = find(BANNER, banner(home, children));
    }
    return new JavaHome(home, version.isEmpty() ? "unknown" : version, majorOf(version));
  }

  static int majorOf(String version) {
    Matcher matcher = MAJOR.matcher(version);
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  Path java() {
    return java(home);
  }

  boolean supported() {
    return major >= OLDEST;
  }

  /** Throws if Jay does not run on it. */
  JavaHome require() {
    if (!supported()) {
      throw UserError.usage(
          java()
              + " is version "
              + version
              + "; Jay needs "
              + OLDEST
              + " or newer. Set JAVA_HOME to a newer JDK");
    }
    return this;
  }

  private static Path java(Path home) {
    return home.resolve("bin").resolve("java");
  }

  private static String releaseFile(Path home) {
    try {
      return Files.readString(home.resolve("release"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  private static String banner(Path home, Children children) {
    try {
      return String.join(
          "\n", children.capture(List.of(java(home).toString(), "-version"), 20).lines());
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }
}
