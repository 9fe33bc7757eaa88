package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Work;

/**
 * Unsafe publication: the first thread makes a new table in each step and publishes it through a
 * plain field before it is filled; the others add up what they find. What varies: which versions
 * they see, and how much of each.
 */
public final class PublishedTable {
  private static int[] table = new int[4];
  private static final long[][] SEEN = new long[64][1]; // each row is its worker's; up to 64

  public static void main(String[] args) {
    Parameters.steps(args, PublishedTable::step);
    Parameters.result(Digest.of(SEEN));
  }

  private static void step(int worker, int step) {
    if (worker == 0) {
      int[] next = new int[4];
      table = next; // race
      for (int i = 0; i < next.length; i++) {
        Work.units(1);
        next[i] = step; // race
      }
    } else {
      long sum = 0;
      for (int each : table) { // race
        sum += each; // race
      }
      SEEN[worker % SEEN.length][0] += sum;
    }
  }
}
