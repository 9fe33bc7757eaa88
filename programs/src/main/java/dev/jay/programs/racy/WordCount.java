package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;
import java.util.HashMap;
import java.util.Map;

/**
 * A HashMap shared without a lock: threads count words in it. The races are in the map's nodes, and
 * between the look and the put. The map is large from the start: one that grows could lose itself
 * for good. What varies: the sum of the counts.
 */
public final class WordCount {
  private static final String[] WORDS = {"jay", "oak", "acorn", "cache", "find"};
  private static final Map<String, Integer> COUNTS = new HashMap<>(256);

  public static void main(String[] args) {
    Parameters.steps(args, WordCount::step);
    int sum = 0;
    for (int count : COUNTS.values()) {
      sum += count;
    }
    Parameters.result(sum);
  }

  private static void step(int worker, int step) {
    String word = WORDS[(worker + step) % WORDS.length];
    int seen = COUNTS.getOrDefault(word, 0); // race
    Work.units(1);
    COUNTS.put(word, seen + 1); // race
  }
}
