package dev.jay.cli;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What of java's own command line Jay has to know: which double-dash options exist (17 to 26),
 * which options take the next word as their value, and where the program begins.
 */
final class JavaOptions {
  /** Double-dash options whose value may be the next word. */
  private static final Set<String> LONG_WITH_VALUE =
      Set.of(
          "--add-exports",
          "--add-modules",
          "--add-opens",
          "--add-reads",
          "--class-path",
          "--describe-module",
          "--enable-final-field-mutation",
          "--enable-native-access",
          "--limit-modules",
          "--module",
          "--module-path",
          "--patch-module",
          "--source",
          "--upgrade-module-path");

  private static final Set<String> LONG_ALONE =
      Set.of(
          "--disable-@files",
          "--dry-run",
          "--enable-preview",
          "--finalization",
          "--full-version",
          "--help",
          "--help-extra",
          "--illegal-access",
          "--illegal-final-field-mutation",
          "--illegal-native-access",
          "--list-modules",
          "--show-module-resolution",
          "--show-version",
          "--sun-misc-unsafe-memory-access",
          "--validate-modules",
          "--version");

  private static final Set<String> SHORT_WITH_VALUE = Set.of("-cp", "-classpath", "-p");

  /** Options that make java print something and end, without a program. */
  private static final Set<String> ANSWERS =
      Set.of(
          "-version",
          "--version",
          "-fullversion",
          "--full-version",
          "-help",
          "-h",
          "-?",
          "--help",
          "-X",
          "--help-extra",
          "--list-modules",
          "-d",
          "--describe-module",
          "--validate-modules");

  private JavaOptions() {}

  /** What java is asked to do. */
  enum Kind {
    CLASS,
    JAR,
    MODULE,
    /** Something like -version, or an @file that only java can read. */
    OTHER,
    NOTHING
  }

  /**
   * What java is asked to run.
   *
   * @param target the class, jar or module
   * @param options how many words stand before it
   */
  record Target(Kind kind, @Nullable String target, int options) {}

  /** Whether java knows this double-dash option; a value after = does not matter. */
  static boolean isLongOption(String word) {
    String name = name(word);
    return LONG_WITH_VALUE.contains(name) || LONG_ALONE.contains(name);
  }

  /** Whether the word is an option whose value is the next word. */
  static boolean takesNext(String word) {
    return SHORT_WITH_VALUE.contains(word) || LONG_WITH_VALUE.contains(word);
  }

  /** The word without its value. */
  static String name(String word) {
    int equals = word.indexOf('=');
    return equals < 0 ? word : word.substring(0, equals);
  }

  /** Walks over java's options to the program. */
  static Target target(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean last = i + 1 == words.size();
      if (word.equals("-jar")) {
        return last ? new Target(Kind.NOTHING, null, i) : new Target(Kind.JAR, words.get(i + 1), i);
      } else if (word.equals("-m") || word.equals("--module")) {
        return last
            ? new Target(Kind.NOTHING, null, i)
            : new Target(Kind.MODULE, words.get(i + 1), i);
      } else if (word.startsWith("--module=")) {
        return new Target(Kind.MODULE, word.substring("--module=".length()), i);
      } else if (ANSWERS.contains(name(word)) || word.startsWith("@")) {
        return new Target(Kind.OTHER, null, i);
      } else if (takesNext(word)) {
        i++;
      } else if (!word.startsWith("-")) {
        return new Target(Kind.CLASS, word, i);
      }
    }
    return new Target(Kind.NOTHING, null, words.size());
  }
}
