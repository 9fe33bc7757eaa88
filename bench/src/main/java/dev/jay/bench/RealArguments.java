package dev.jay.bench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The command line of {@link RealCommand}.
 *
 * @param programs which ones: the expression is found in the name
 * @param against the home of another Jay that is measured beside ours, or null
 * @param options what the agent is told
 * @param page where the page goes; null for its place beside the jars
 * @param limit for one run
 */
record RealArguments(
    int rounds,
    Pattern programs,
    Path javaHome,
    @Nullable JayHome against,
    String options,
    @Nullable Path page,
    Duration limit) {
  static final String USAGE =
      "usage: Main real [--rounds N] [--programs REGEX] [--java HOME] [--against JAY_HOME]"
          + " [--jay OPTIONS] [--page FILE] [--limit SECONDS]";

  private static final int DEFAULT_ROUNDS = 3;
  private static final int DEFAULT_SECONDS = 60;

  /** Reads what follows the word {@code real}. */
  static RealArguments parse(List<String> args, Path defaultJavaHome) {
    int rounds = DEFAULT_ROUNDS;
    int seconds = DEFAULT_SECONDS;
    Pattern programs = Pattern.compile("");
    Path javaHome = defaultJavaHome;
    JayHome against = null;
    String options = "run";
    Path page = null;
    Iterator<String> words = args.iterator();
    while (words.hasNext()) {
      String word = words.next();
      switch (word) {
        case "--rounds" -> rounds = Arguments.positive(word, value(word, words), USAGE);
        case "--limit" -> seconds = Arguments.positive(word, value(word, words), USAGE);
        case "--programs" -> programs = pattern(value(word, words));
        case "--java" -> javaHome = Arguments.jdk(word, value(word, words));
        case "--against" -> against = JayHome.named(value(word, words), word);
        case "--jay" -> options = "run," + value(word, words);
        case "--page" -> page = Path.of(value(word, words));
        default -> throw new UsageError("unknown " + word + ". " + USAGE);
      }
    }
    return new RealArguments(
        rounds, programs, javaHome, against, options, page, Duration.ofSeconds(seconds));
  }

  private static String value(String option, Iterator<String> words) {
    return Arguments.value(option, words, USAGE);
  }

  static Pattern pattern(String text) {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new UsageError("--programs " + text + ": " + e.getDescription());
    }
  }
}
