package dev.jay.programs.numeric;

import dev.jay.programs.Digest;
import dev.jay.programs.Share;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Bailey's six-step transform, as in SPLASH-2's fft: n = side * side points stand in a matrix;
 * transpose, transform the rows, multiply by the roots of unity, transpose, transform the rows,
 * transpose. A thread owns a share of the rows, and a barrier ends each step.
 *
 * <p>An element is computed in the same way whoever owns it, so that the result does not depend on
 * the number of threads.
 */
public final class SixStepFft {
  private final int side;
  private final int seed;
  private final int threads;
  private final CyclicBarrier barrier;
  private final double[] cosines; // of the n roots of unity
  private final double[] sines;
  private final Points data; // what is transformed; scratch in between
  private final Points result;

  /** Complex numbers in two arrays. */
  private record Points(double[] re, double[] im) {
    Points(int n) {
      this(new double[n], new double[n]);
    }
  }

  /** {@code side} is a power of two. */
  public SixStepFft(int side, int seed, int threads) {
    int n = side * side;
    this.side = side;
    this.seed = seed;
    this.threads = threads;
    this.barrier = new CyclicBarrier(threads);
    this.cosines = new double[n];
    this.sines = new double[n];
    this.data = new Points(n);
    this.result = new Points(n);
  }

  /** First step of a worker: its share of the roots and of the points, then the barrier. */
  public void initialise(int worker) throws InterruptedException, BrokenBarrierException {
    int n = side * side;
    for (int i = Share.begin(worker, threads, n); i < Share.end(worker, threads, n); i++) {
      cosines[i] = StrictMath.cos(-2 * Math.PI * i / n);
      sines[i] = StrictMath.sin(-2 * Math.PI * i / n);
      data.re[i] = point(2 * i);
      data.im[i] = point(2 * i + 1);
    }
    barrier.await();
  }

  private double point(int i) {
    return new SplittableRandom((long) seed << 32 | i).nextDouble() - 0.5;
  }

  /** The six steps of a worker; all have done them when this returns. */
  public void transform(int worker) throws InterruptedException, BrokenBarrierException {
    int begin = Share.begin(worker, threads, side);
    int end = Share.end(worker, threads, side);
    transpose(data, result, begin, end);
    barrier.await();
    for (int row = begin; row < end; row++) {
      transformRow(result, row * side);
      twiddle(result, row);
    }
    barrier.await();
    transpose(result, data, begin, end);
    barrier.await();
    for (int row = begin; row < end; row++) {
      transformRow(data, row * side);
    }
    barrier.await();
    transpose(data, result, begin, end);
    barrier.await();
  }

  private void transpose(Points from, Points to, int begin, int end) {
    for (int row = begin; row < end; row++) {
      for (int column = 0; column < side; column++) {
        to.re[row * side + column] = from.re[column * side + row];
        to.im[row * side + column] = from.im[column * side + row];
      }
    }
  }

  private void twiddle(Points points, int row) {
    for (int column = 0; column < side; column++) {
      multiply(points, row * side + column, row * column);
    }
  }

  /** Multiplies a point by a root of unity. */
  private void multiply(Points points, int i, int root) {
    double re = points.re[i] * cosines[root] - points.im[i] * sines[root];
    points.im[i] = points.re[i] * sines[root] + points.im[i] * cosines[root];
    points.re[i] = re;
  }

  /** Cooley and Tukey's, in place, of one row. */
  private void transformRow(Points points, int base) {
    reverse(points, base);
    for (int half = 1; half < side; half *= 2) {
      int stride = side / (2 * half) * side; // of the roots
      for (int block = 0; block < side; block += 2 * half) {
        for (int k = 0; k < half; k++) {
          butterfly(points, base + block + k, base + block + k + half, k * stride);
        }
      }
    }
  }

  private void butterfly(Points points, int low, int high, int root) {
    multiply(points, high, root);
    double re = points.re[high];
    double im = points.im[high];
    points.re[high] = points.re[low] - re;
    points.im[high] = points.im[low] - im;
    points.re[low] += re;
    points.im[low] += im;
  }

  private void reverse(Points points, int base) {
    int bits = Integer.numberOfTrailingZeros(side);
    for (int i = 0; i < side; i++) {
      int j = bits == 0 ? 0 : Integer.reverse(i) >>> (32 - bits);
      if (i < j) {
        swap(points.re, base + i, base + j);
        swap(points.im, base + i, base + j);
      }
    }
  }

  private static void swap(double[] numbers, int i, int j) {
    double number = numbers[i];
    numbers[i] = numbers[j];
    numbers[j] = number;
  }

  /** Compares some frequencies with the sums that define them; throws if they differ. */
  public void check(int begin, int end) {
    for (int frequency = begin; frequency < end; frequency++) {
      check(frequency % (side * side));
    }
  }

  private void check(int frequency) {
    int n = side * side;
    double re = 0;
    double im = 0;
    for (int i = 0; i < n; i++) {
      int root = (int) ((long) i * frequency % n);
      re += point(2 * i) * cosines[root] - point(2 * i + 1) * sines[root];
      im += point(2 * i) * sines[root] + point(2 * i + 1) * cosines[root];
    }
    double error = Math.hypot(re - result.re[frequency], im - result.im[frequency]);
    if (error > 1e-9 * n) {
      throw new IllegalStateException("frequency " + frequency + " is off by " + error);
    }
  }

  /** The digest of all frequencies. */
  public Digest digest() {
    Digest digest = new Digest();
    for (int i = 0; i < side * side; i++) {
      digest.add(Double.doubleToLongBits(result.re[i]));
      digest.add(Double.doubleToLongBits(result.im[i]));
    }
    return digest;
  }

  /** How many points and butterflies a transform has: the program's time, as no clock is read. */
  public int work() {
    return side * side * (2 * Integer.numberOfTrailingZeros(side) + 1);
  }
}
