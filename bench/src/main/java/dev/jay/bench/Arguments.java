package dev.jay.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The command line.
 *
 * @param out where the table goes as well, or null
 * @param names of the comparisons; none for all
 */
record Arguments(int rounds, Path javaHome, @Nullable Path out, List<String> names) {
  static final String USAGE = "usage: Main [--rounds N] [--jdk HOME] [--out FILE] [name...]";

  private static final int DEFAULT_ROUNDS = 11;

  static Arguments parse(String[] args, Path defaultJavaHome) {
    int rounds = DEFAULT_ROUNDS;
    Path javaHome = defaultJavaHome;
    Path out = null;
    List<String> names = new ArrayList<>();
    Iterator<String> words = List.of(args).iterator();
    while (words.hasNext()) {
      String word = words.next();
      switch (word) {
        case "--rounds" -> rounds = positive(word, value(word, words, USAGE), USAGE);
        case "--jdk" -> javaHome = jdk(word, value(word, words, USAGE));
        case "--out" -> out = Path.of(value(word, words, USAGE));
        default -> {
          if (word.startsWith("-")) {
            throw new UsageError("unknown option " + word + ". " + USAGE);
          }
          names.add(word);
        }
      }
    }
    return new Arguments(rounds, javaHome, out, List.copyOf(names));
  }

  static String value(String option, Iterator<String> words, String usage) {
    if (!words.hasNext()) {
      throw new UsageError(option + " needs a value. " + usage);
    }
    return words.next();
  }

  static int positive(String option, String text, String usage) {
    try {
      int number = Integer.parseInt(text);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, as a number that is not positive is.
    }
    throw new UsageError(option + " " + text + ": not a positive number. " + usage);
  }

  static Path jdk(String option, String text) {
    Path home = Path.of(text).toAbsolutePath();
    if (!Files.isExecutable(home.resolve("bin").resolve("java"))) {
      throw new UsageError(option + " " + text + ": there is no bin/java in it");
    }
    return home;
  }

  /** Those of all that are asked for, in the order of all. */
  List<Comparison> choose(List<Comparison> all) {
    for (String name : names) {
      if (all.stream().noneMatch(comparison -> comparison.isMeantBy(name))) {
        List<String> known = all.stream().map(Comparison::name).toList();
        throw new UsageError("no comparison " + name + "; there are " + String.join(", ", known));
      }
    }
    return names.isEmpty()
        ? all
        : all.stream()
            .filter(comparison -> names.stream().anyMatch(comparison::isMeantBy))
            .toList();
  }
}
