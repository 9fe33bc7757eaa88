package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Share;
import dev.jay.programs.Workers;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * The solver at the heart of SPLASH-2's ocean: Poisson's equation for the stream function on a
 * square grid, by Gauss and Seidel's method with overrelaxation and red-black order. A sweep has
 * two halves, each ended by a barrier; after it the threads put their largest changes into one
 * under a lock, and all go on until that is small: how many sweeps there are depends on the data.
 */
public final class Ocean {
  private static final double TOLERANCE = 1e-6;

  private final int threads;
  private final int size;
  private final double wind; // how strong it is
  private final double relaxation;
  private final double[][] stream;
  private final CyclicBarrier barrier;
  private final double[] largest = new double[2]; // by parity of the sweep; guarded by itself

  private Ocean(int size, int seed, int threads) {
    this.wind = new SplittableRandom(seed).nextDouble();
    this.size = size;
    this.threads = threads;
    this.relaxation = 2 / (1 + StrictMath.sin(Math.PI / (size + 1)));
    this.stream = new double[size + 2][size + 2];
    this.barrier = new CyclicBarrier(threads);
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed");
    int threads = parameters.number("--threads", 4);
    Ocean ocean =
        new Ocean(parameters.number("--size", 64), parameters.number("--seed", 1), threads);
    Workers.run(threads, ocean::solve);
    ocean.check();
    Digest digest = new Digest();
    for (double[] row : ocean.stream) {
      for (double each : row) {
        digest.add(Double.doubleToLongBits(each));
      }
    }
    Parameters.result(digest);
  }

  /** The wind's curl, as in a double gyre. */
  private double curl(int i, int j) {
    return wind * StrictMath.sin(2 * Math.PI * i / (size + 1)) * j / ((size + 1.0) * (size + 1));
  }

  private void solve(int worker) throws InterruptedException, BrokenBarrierException {
    boolean goesOn = true;
    for (int sweep = 0; goesOn; sweep++) {
      double change = half(worker, 0);
      barrier.await();
      change = Math.max(change, half(worker, 1));
      synchronized (largest) {
        largest[sweep & 1] = Math.max(largest[sweep & 1], change);
      }
      barrier.await();
      synchronized (largest) {
        goesOn = largest[sweep & 1] > TOLERANCE;
        largest[sweep + 1 & 1] = 0; // whoever writes it next has to pass the next barrier first
      }
    }
  }

  /** The points of one colour in the worker's rows; the largest change. */
  private double half(int worker, int colour) {
    double change = 0;
    int end = Share.end(worker, threads, size);
    for (int i = 1 + Share.begin(worker, threads, size); i <= end; i++) {
      for (int j = 1 + (i + colour) % 2; j <= size; j += 2) {
        double step = relaxation * residual(i, j) / 4;
        stream[i][j] += step;
        change = Math.max(change, Math.abs(step));
      }
    }
    return change;
  }

  private double residual(int i, int j) {
    return stream[i - 1][j]
        + stream[i + 1][j]
        + stream[i][j - 1]
        + stream[i][j + 1]
        - 4 * stream[i][j]
        + curl(i, j);
  }

  private void check() {
    for (int i = 1; i <= size; i++) {
      for (int j = 1; j <= size; j++) {
        if (Math.abs(residual(i, j)) > 100 * TOLERANCE) {
          throw new IllegalStateException("not solved at " + i + ", " + j);
        }
      }
    }
  }
}
