package dev.jay.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The command line of {@link SimulateCommand}.
 *
 * @param programs which ones: the expression is found in the name
 * @param threads how many each program is told to use
 * @param page where the page goes; null for its place beside the jars
 * @param keep the directory where records of runs are kept and looked for; null to keep none
 * @param rounds how often each program is run to measure what was simulated; 0 for not at all
 * @param limit for one run
 */
record SimulateArguments(
    Pattern programs,
    int threads,
    Path javaHome,
    @Nullable Path page,
    @Nullable Path keep,
    int rounds,
    Duration limit) {
  static final String USAGE =
      "usage: Main simulate [--programs REGEX] [--threads N] [--java HOME] [--page FILE]"
          + " [--keep DIRECTORY] [--measure ROUNDS] [--limit SECONDS]";

  private static final int DEFAULT_THREADS = 16;
  private static final int DEFAULT_SECONDS = 300;

  /** Reads what follows the word {@code simulate}. */
  static SimulateArguments parse(List<String> args, Path defaultJavaHome) {
    Pattern programs = Pattern.compile("");
    int threads = DEFAULT_THREADS;
    int rounds = 0;
    int seconds = DEFAULT_SECONDS;
    Path javaHome = defaultJavaHome;
    Path page = null;
    Path keep = null;
    Iterator<String> words = args.iterator();
    while (words.hasNext()) {
      String word = words.next();
      switch (word) {
        case "--programs" -> programs = RealArguments.pattern(value(word, words));
        case "--threads" -> threads = Arguments.positive(word, value(word, words), USAGE);
        case "--measure" -> rounds = Arguments.positive(word, value(word, words), USAGE);
        case "--limit" -> seconds = Arguments.positive(word, value(word, words), USAGE);
        case "--java" -> javaHome = Arguments.jdk(word, value(word, words));
        case "--page" -> page = Path.of(value(word, words));
        case "--keep" -> keep = Path.of(value(word, words));
        default -> throw new UsageError("unknown " + word + ". " + USAGE);
      }
    }
    return new SimulateArguments(
        programs, threads, javaHome, page, keep, rounds, Duration.ofSeconds(seconds));
  }

  private static String value(String option, Iterator<String> words) {
    return Arguments.value(option, words, USAGE);
  }
}
