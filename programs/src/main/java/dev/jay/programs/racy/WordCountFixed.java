package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** {@link WordCount} with atomic updates of a concurrent map. */
public final class WordCountFixed {
  private static final String[] WORDS = {"jay", "oak", "acorn", "cache", "find"};
  private static final ConcurrentMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    Parameters.steps(
        args,
        (worker, step) -> COUNTS.merge(WORDS[(worker + step) % WORDS.length], 1, Integer::sum));
    Parameters.result(COUNTS.values().stream().mapToInt(count -> count).sum());
  }
}
