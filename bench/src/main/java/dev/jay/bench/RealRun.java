package dev.jay.bench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One run of a real program.
 *
 * @param processor the seconds that its threads were on a core; not a number where nobody counts
 * @param outcome what the program says that no schedule changes; empty where it did not say
 * @param order what it says of the order; {@code -} where it has none, empty where it did not say
 * @param operations what Jay's statistics say; -1 where they do not
 * @param handOvers the same
 */
record RealRun(
    double seconds,
    double processor,
    int exit,
    String outcome,
    String order,
    long operations,
    long handOvers) {
  /** The order of a program that notes none. */
  static final String NO_ORDER = "-";

  private static final Pattern OUTCOME = Pattern.compile("(?m)^outcome (.*)$");
  private static final Pattern ORDER = Pattern.compile("(?m)^order (.*)$");
  private static final Pattern COUNTS =
      Pattern.compile("(?m)^jay: operations (\\d+) hand-overs (\\d+)");

  static RealRun of(Fork.Outcome fork, double processor) {
    Matcher counts = COUNTS.matcher(fork.stderr());
    boolean counted = counts.find();
    return new RealRun(
        fork.nanos() / 1e9,
        processor,
        fork.exit(),
        found(OUTCOME, fork.stdout()),
        found(ORDER, fork.stdout()),
        counted ? Long.parseLong(counts.group(1)) : -1,
        counted ? Long.parseLong(counts.group(2)) : -1);
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  boolean isTimedOut() {
    return exit == Fork.TIMED_OUT;
  }

  /** Ended in time, but not well. */
  boolean isFailed() {
    return !isTimedOut() && (exit != 0 || outcome.isEmpty());
  }
}
