package dev.jay.cli;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the word that was probably meant. */
final class Suggestion {
  private Suggestion() {}

  /** {@code "; did you mean X?"} when a candidate is near, else {@code "."}. */
  static String phrase(String word, Collection<String> candidates) {
    String nearest = nearest(word, candidates);
    return nearest == null ? "." : "; did you mean " + nearest + "?";
  }

  /** The nearest candidate by edit distance, or null if none is within a third of the word. */
  static @Nullable String nearest(String word, Collection<String> candidates) {
    String best = null;
    int bestDistance = Math.max(1, word.length() / 3) + 1;
    for (String candidate : candidates) {
      int distance = distance(word, candidate);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return best;
  }

  /** Levenshtein distance, row by row. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1]; // row[j]: distance of a's prefix of length i to b's of j
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
