package dev.jay.programs.kernels;

import dev.jay.programs.Digest;
import dev.jay.programs.Parameters;
import dev.jay.programs.Workers;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.SplittableRandom;

/**
 * SPLASH-2's cholesky: a sparse matrix becomes L times its transpose, with a queue of tasks. A task
 * is a column, left-looking: it subtracts what the columns before it contribute, in their order,
 * and divides by the root of its diagonal. A column is ready when all those are done; whoever does
 * the last of them puts it into the queue. So the threads make very many operations on few
 * monitors, and the result does not depend on which thread does what.
 *
 * <p>The matrix is that of a square grid of {@code --size} times {@code --size} points, each tied
 * to its neighbours. L is stored by columns, full within the band.
 */
public final class Cholesky {
  private final int n;
  private final int band;
  private final double[] diagonal; // of the matrix
  private final double[][] columns; // columns[j][i - j], of the matrix, then of L
  private final int[] missing; // by column: columns before it that are not done; guarded by ready
  private final Queue<Integer> ready = new ArrayDeque<>(); // guarded by itself
  private int left; // columns that nobody has taken; guarded by ready

  private Cholesky(int side, int seed) {
    this.n = side * side;
    this.band = side;
    this.columns = new double[n][];
    this.missing = new int[n];
    this.left = n;
    this.diagonal = new SplittableRandom(seed).doubles(n, 4.5, 7).toArray();
    for (int j = 0; j < n; j++) {
      columns[j] = new double[Math.min(band, n - 1 - j) + 1];
      for (int i = j; i < j + columns[j].length; i++) {
        columns[j][i - j] = matrix(i, j);
      }
      missing[j] = Math.min(band, j);
    }
    ready.add(0);
  }

  public static void main(String[] args) {
    Parameters parameters = Parameters.of(args, "--threads", "--size", "--seed");
    Cholesky cholesky =
        new Cholesky(parameters.number("--size", 20), parameters.number("--seed", 1));
    Workers.run(parameters.number("--threads", 4), worker -> cholesky.work());
    cholesky.check();
    Digest digest = new Digest();
    for (double[] column : cholesky.columns) {
      for (double each : column) {
        digest.add(Double.doubleToLongBits(each));
      }
    }
    Parameters.result(digest);
  }

  /** The grid's matrix: positive, as the diagonal outweighs the neighbours. */
  private double matrix(int i, int j) {
    if (i == j) {
      return diagonal[j];
    }
    boolean areNeighbours = i - j == band || i - j == 1 && i % band != 0;
    return areNeighbours ? -1 : 0;
  }

  private void work() throws InterruptedException {
    for (int column = take(); column >= 0; column = take()) {
      for (int before = Math.max(0, column - band); before < column; before++) {
        subtract(column, before);
      }
      divide(columns[column]);
      done(column);
    }
  }

  /** A column that is ready; -1 when all are taken. */
  private int take() throws InterruptedException {
    synchronized (ready) {
      while (ready.isEmpty() && left > 0) {
        ready.wait();
      }
      if (left == 0) {
        return -1;
      }
      left--;
      if (left == 0) {
        ready.notifyAll();
      }
      return ready.remove();
    }
  }

  private void done(int column) {
    for (int behind = column + 1; behind < column + columns[column].length; behind++) {
      synchronized (ready) {
        missing[behind]--;
        if (missing[behind] == 0) {
          ready.add(behind);
          ready.notify();
        }
      }
    }
  }

  private void subtract(int column, int before) {
    double[] from = columns[before];
    int offset = column - before;
    for (int i = offset; i < from.length; i++) {
      columns[column][i - offset] -= from[offset] * from[i];
    }
  }

  private static void divide(double[] column) {
    column[0] = Math.sqrt(column[0]);
    for (int i = 1; i < column.length; i++) {
      column[i] /= column[0];
    }
  }

  /** Multiplies again. */
  private void check() {
    for (int j = 0; j < n; j++) {
      for (int i = j; i < Math.min(n, j + band + 1); i++) {
        double sum = 0;
        for (int k = Math.max(0, i - band); k <= j; k++) {
          sum += columns[k][i - k] * columns[k][j - k];
        }
        if (Math.abs(sum - matrix(i, j)) > 1e-9) {
          throw new IllegalStateException("element " + i + ", " + j + " is " + sum);
        }
      }
    }
  }
}
