package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.util.SplittableRandom;

/**
 * PARSEC's swaptions: prices of swaptions by Monte Carlo simulation of the forward rates under
 * Heath, Jarrow and Morton. A path begins with the yield curve; in each step of time every rate
 * moves by the drift that excludes arbitrage and by three factors times normal numbers (Moro's
 * inverse). A swaption has a seed of its own, and each thread simulates its share.
 */
public final class Swaptions {
  private static final int STEPS = 11; // of time, and maturities
  private static final double DELTA = 0.5; // years in a step
  private static final double[] FACTORS = {0.01, 0.008, 0.005};
  private static final double[] CENTRAL_TOP = {
    2.50662823884, -18.61500062529, 41.39119773534, -25.44106049637
  };
  private static final double[] CENTRAL_BOTTOM = {
    -8.4735109309, 23.08336743743, -21.06224101826, 3.13082909833
  };
  private static final double[] TAIL = {
    0.3374754822726147, 0.9761690190917186, 0.1607979714918209, 0.0276438810333863,
    0.0038405729373609, 0.0003951896511919, 0.0000321767881768, 0.0000002888167364,
    0.0000003960315187
  };

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--trials", "--seed");
    int threads = parameters.number("--threads", 4);
    int size = parameters.number("--size", 16);
    int trials = parameters.number("--trials", 200);
    long seed = (long) parameters.number("--seed", 1) << 32;
    double[] prices = new double[size];
    Workers.run(
        threads,
        worker -> {
          int end = Share.end(worker, threads, size);
          for (int i = Share.begin(worker, threads, size); i < end; i++) {
            prices[i] = price(i, seed, trials);
          }
        });
    Digest digest = new Digest();
    for (double price : prices) {
      if (!(price >= 0 && price < 1)) {
        throw new IllegalStateException("a swaption on one unit costs " + price);
      }
      digest.add(Double.doubleToLongBits(price));
    }
    Parameters.result(digest);
  }

  /** The right to pay a fixed rate, from the middle of the time on. */
  private static double price(int swaption, long seed, int trials) {
    SplittableRandom random = new SplittableRandom(seed | swaption);
    double strike = 0.03 + 0.002 * (swaption % 8);
    double sum = 0;
    for (int trial = 0; trial < trials; trial++) {
      sum += payoff(random, strike);
    }
    return sum / trials;
  }

  private static double payoff(SplittableRandom random, double strike) {
    double[] forward = new double[STEPS];
    for (int i = 0; i < STEPS; i++) {
      forward[i] = 0.04 + 0.001 * i;
    }
    double discount = 1;
    int exercise = STEPS / 2;
    for (int step = 0; step < exercise; step++) {
      discount *= StrictMath.exp(-forward[0] * DELTA);
      advance(forward, STEPS - step, random);
    }
    double value = 0;
    double bond = 1;
    for (int i = 0; i < STEPS - exercise; i++) {
      bond *= StrictMath.exp(-forward[i] * DELTA);
      value -= strike * DELTA * bond;
    }
    return discount * Math.max(0, value + 1 - bond);
  }

  /** A step of time: the curve gets shorter by one maturity. */
  private static void advance(double[] forward, int maturities, SplittableRandom random) {
    double[] shocks = new double[FACTORS.length];
    for (int f = 0; f < FACTORS.length; f++) {
      shocks[f] = normal(random.nextDouble()) * Math.sqrt(DELTA);
    }
    for (int i = 1; i < maturities; i++) {
      double rate = forward[i];
      for (int f = 0; f < FACTORS.length; f++) {
        double volatility = FACTORS[f] / (1 + f * i);
        rate += volatility * volatility * i * DELTA * DELTA + volatility * shocks[f];
      }
      forward[i - 1] = rate;
    }
  }

  /** The inverse of the normal distribution, by Moro. */
  private static double normal(double u) {
    double x = u - 0.5;
    if (Math.abs(x) < 0.42) {
      double square = x * x;
      return x
          * polynomial(CENTRAL_TOP, square)
          / (1 + square * polynomial(CENTRAL_BOTTOM, square));
    }
    double tail = x > 0 ? 1 - u : u;
    double value = polynomial(TAIL, StrictMath.log(-StrictMath.log(Math.max(tail, 1e-300))));
    return x > 0 ? value : -value;
  }

  private static double polynomial(double[] coefficients, double x) {
    double sum = 0;
    for (int i = coefficients.length - 1; i >= 0; i--) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }
}
