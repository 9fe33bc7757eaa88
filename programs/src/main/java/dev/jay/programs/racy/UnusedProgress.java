package dev.jay.programs.racy;

import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;

/**
 * A progress indicator: threads count what they have done in a plain field and look at it now and
 * then, but nothing depends on what they see. Benign: the value is not used. What varies: the
 * progress; never the result, the number of primes.
 */
public final class UnusedProgress {
  private static int progress;

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 5000);
    int[] primes = new int[threads]; // each written by its worker, read after the join
    Workers.run(
        threads,
        worker -> {
          for (int n = 2 + worker; n < size; n += threads) {
            primes[worker] += isPrime(n) ? 1 : 0;
            progress++; // race
          }
        });
    int sum = 0;
    for (int each : primes) {
      sum += each;
    }
    Parameters.result(sum);
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }
}
