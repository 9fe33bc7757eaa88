package dev.jay.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An installed JDK.
 *
 * @param version as the JDK writes it, such as 17.0.15; "unknown" if it does not say
 * @param major such as 17; 0 if unknown
 */
record JavaHome(Path home, String version, int major) {
  /** The oldest that Jay runs on. */
  static final int OLDEST = 17;

  private static final String RELEASE = "JAVA_VERSION=\"";
  private static final String BANNER = " version \"";
  private static final int MOST_DIGITS = 4;

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
    boolean old = version.length() > 2 && version.startsWith("1.") && isDigit(version.charAt(2));
    String text = old ? version.substring(2) : version;
    int digits = 0;
    while (digits < text.length() && digits < MOST_DIGITS && isDigit(text.charAt(digits))) {
      digits++;
    }
    return digits == 0 ? 0 : Integer.parseInt(text.substring(0, digits));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
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

  /** What stands between the beginning, which ends with a quote, and the next quote. */
  private static String find(String beginning, String text) {
    int begin = text.indexOf(beginning);
    int from = begin + beginning.length();
    int end = begin < 0 ? -1 : text.indexOf('"', from);
    return end < 0 ? "" : text.substring(from, end);
  }
}
