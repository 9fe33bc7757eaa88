package dev.jay.real;

import java.util.SplittableRandom;

/** Texts that are made up, the same in every run: words of some hundred, the short ones often. */
public final class Texts {
  private static final int WORDS = 800;
  private static final String[] DICTIONARY = dictionary();

  private Texts() {}

  private static String[] dictionary() {
    SplittableRandom random = new SplittableRandom(1);
    String[] words = new String[WORDS];
    for (int i = 0; i < WORDS; i++) {
      StringBuilder word = new StringBuilder();
      int length = 2 + i * 9 / WORDS;
      for (int c = 0; c < length; c++) {
        word.append((char) ('a' + random.nextInt(26)));
      }
      words[i] = word.toString();
    }
    return words;
  }

  /** A text of so many words; each seed has its own. */
  public static String of(long seed, int words) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words; i++) {
      double skewed = random.nextDouble();
      text.append(DICTIONARY[(int) (WORDS * skewed * skewed)]).append(i % 12 == 11 ? '\n' : ' ');
    }
    return text.toString();
  }
}
