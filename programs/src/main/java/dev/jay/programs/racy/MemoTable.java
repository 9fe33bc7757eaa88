package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;

/**
 * A table of what has been computed once, without a lock: the lengths of Collatz's sequences.
 * Benign: whoever finds 0 computes the number, and all write the same. What varies: how often it is
 * computed; never the result.
 */
public final class MemoTable {
  private final int[] lengths;

  private MemoTable(int size) {
    this.lengths = new int[size];
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 2000);
    MemoTable table = new MemoTable(size);
    long[] sums = new long[threads]; // each written by its worker, read after the join
    Workers.run(
        threads,
        worker -> {
          for (int n = 1; n < size; n++) {
            sums[worker] += table.length(n);
          }
        });
    for (long sum : sums) {
      if (sum != sums[0]) {
        throw new IllegalStateException("threads differ");
      }
    }
    Parameters.result(sums[0]);
  }

  private int length(long n) {
    if (n == 1) {
      return 1;
    }
    int known = n < lengths.length ? lengths[(int) n] : 0; // race
    if (known == 0) {
      known = 1 + length(n % 2 == 0 ? n / 2 : 3 * n + 1);
      if (n < lengths.length) {
        lengths[(int) n] = known; // race
      }
    }
    return known;
  }
}
