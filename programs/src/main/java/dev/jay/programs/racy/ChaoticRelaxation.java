package dev.jay.programs.racy;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;

/**
 * Chazan and Miranker's chaotic relaxation: threads set the elements of their shares of a row to
 * the mean of the neighbours, for some sweeps, without waiting for each other. Elements at the
 * edges of the shares are read while their owners write them. What varies: all values, in their
 * last digits or more.
 */
public final class ChaoticRelaxation {
  private static final int SWEEPS = 200;

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 400);
    double[] row = new double[size + 2];
    row[0] = 1;
    Workers.run(
        threads,
        worker -> {
          int begin = 1 + Share.begin(worker, threads, size);
          int end = 1 + Share.end(worker, threads, size);
          for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int i = begin; i < end; i++) {
              row[i] = (row[i - 1] + row[i + 1] + (i % 7)) / 2.5; // race
            }
          }
        });
    Digest digest = new Digest();
    for (double each : row) {
      digest.add(Double.doubleToLongBits(each));
    }
    Parameters.result(digest);
  }
}
