package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.util.SplittableRandom;

/**
 * PARSEC's blackscholes: prices of European options by the formula of Black and Scholes, with the
 * polynomial of Abramowitz and Stegun (26.2.17) for the normal distribution. Each thread prices its
 * share, {@code --runs} times, and no thread waits for another.
 */
public final class BlackScholes {
  private static final double[] POLYNOMIAL = {
    0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429
  };

  /** One option. */
  private record Option(
      boolean put, double spot, double strike, double rate, double volatility, double years) {
    static Option draw(SplittableRandom random) {
      return new Option(
          random.nextBoolean(),
          random.nextDouble(50, 150),
          random.nextDouble(50, 150),
          random.nextDouble(0.01, 0.1),
          random.nextDouble(0.1, 0.6),
          random.nextDouble(0.1, 2));
    }
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--runs", "--seed");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 2000);
    int runs = parameters.number("--runs", 5);
    SplittableRandom random = new SplittableRandom(parameters.number("--seed", 1));
    Option[] options = new Option[size];
    for (int i = 0; i < size; i++) {
      options[i] = Option.draw(random);
    }
    double[] prices = new double[size];
    Workers.run(
        threads,
        worker -> {
          int end = Share.end(worker, threads, size);
          for (int run = 0; run < runs; run++) {
            for (int i = Share.begin(worker, threads, size); i < end; i++) {
              prices[i] = price(options[i]);
            }
          }
        });
    Digest digest = new Digest();
    for (int i = 0; i < size; i++) {
      check(options[i], prices[i]);
      digest.add(Double.doubleToLongBits(prices[i]));
    }
    Parameters.result(digest);
  }

  private static double price(Option option) {
    double root = option.volatility * Math.sqrt(option.years);
    double d1 =
        (StrictMath.log(option.spot / option.strike) + option.rate * option.years) / root
            + root / 2;
    double discounted = discounted(option);
    double call = option.spot * normal(d1) - discounted * normal(d1 - root);
    return option.put ? call - option.spot + discounted : call;
  }

  /** What the strike is worth today. */
  private static double discounted(Option option) {
    return option.strike * StrictMath.exp(-option.rate * option.years);
  }

  private static double normal(double x) {
    if (x < 0) {
      return 1 - normal(-x);
    }
    double k = 1 / (1 + 0.2316419 * x);
    double sum = 0;
    for (int i = POLYNOMIAL.length - 1; i >= 0; i--) {
      sum = (sum + POLYNOMIAL[i]) * k;
    }
    return 1 - StrictMath.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * sum;
  }

  /** A price is no less than what the option would bring at once at the forward price. */
  private static void check(Option option, double price) {
    double inner = option.spot - discounted(option);
    if (price < Math.max(0, option.put ? -inner : inner) - 1e-4) {
      throw new IllegalStateException("the price of " + option + " is too low: " + price);
    }
  }
}
