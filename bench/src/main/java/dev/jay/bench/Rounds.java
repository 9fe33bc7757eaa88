package dev.jay.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a comparison: plain, Jay, plain, Jay, ... so that whatever else the machine does meets both.
 * One round before the first is not counted: it fills the file caches.
 */
final class Rounds {
  private final int count;
  private final Fork fork;
  private final PrintStream progress;

  Rounds(int count, Fork fork, PrintStream progress) {
    this.count = count;
    this.fork = fork;
    this.progress = progress;
  }

  Result run(Comparison comparison) {
    try {
      fork.run(comparison.plain());
      fork.run(comparison.jay());
      List<Double> plain = new ArrayList<>();
      List<Double> jay = new ArrayList<>();
      for (int round = 1; round <= count; round++) {
        plain.add(comparison.reading().of(fork.run(comparison.plain())));
        jay.add(comparison.reading().of(fork.run(comparison.jay())));
        tell(comparison, round, plain.get(round - 1), jay.get(round - 1));
      }
      return Result.measured(comparison, plain, jay);
    } catch (BenchFailure e) {
      progress.println(comparison.name() + ": " + e.getMessage());
      return Result.failed(comparison, String.valueOf(e.getMessage()));
    }
  }

  private void tell(Comparison comparison, int round, double plain, double jay) {
    progress.println(
        comparison.name()
            + ": round "
            + round
            + " of "
            + count
            + ": plain "
            + comparison.unit().show(plain)
            + ", jay "
            + comparison.unit().show(jay));
  }
}
