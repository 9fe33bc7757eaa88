package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * A set of bits in words, as BitSet has it, marked by all threads. Each marks bits of its own,
 * once, but eight steps share a word, so that one mark takes others away. What varies: how many are
 * left.
 */
public final class BitMarks {
  private static final long[] WORDS = new long[1024];

  public static void main(String[] args) {
    Parameters.steps(args, BitMarks::mark);
    int count = 0;
    for (long word : WORDS) {
      count += Long.bitCount(word);
    }
    Parameters.result(count);
  }

  private static void mark(int worker, int step) {
    int bit = (8 * step + worker) % (64 * WORDS.length);
    long seen = WORDS[bit >> 6]; // race
    Work.units(1);
    WORDS[bit >> 6] = seen | 1L << bit; // race
  }
}
