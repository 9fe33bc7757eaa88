package dev.jay.programs.numeric;

import dev.jay.programs.Digest;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * The blocked factorization of a dense matrix into lower and upper triangles, without pivoting, as
 * in SPLASH-2's lu. Threads form a grid and own the blocks in a two-dimensional scatter. A round
 * has three phases, each ended by a barrier: the owner factors the diagonal block; the owners of
 * its row and column divide by it; the owners of the inner blocks subtract a product.
 *
 * <p>The matrix is one array. Contiguous: a block's elements lie together. Not contiguous: it is
 * stored by rows, so that the blocks of all threads interleave.
 */
public final class BlockedLu {
  private static final int BLOCK = 16;

  private final int blocks; // in a row of blocks
  private final int seed;
  private final int gridColumns;
  private final int gridRows;
  private final int stride; // from a row of a block to the next
  private final boolean contiguous;
  private final double[] matrix;
  private final CyclicBarrier barrier;

  /** {@code size} is the number of rows, rounded up to whole blocks. */
  public BlockedLu(int size, int seed, int threads, boolean contiguous) {
    this.seed = seed;
    this.blocks = (size + BLOCK - 1) / BLOCK;
    this.contiguous = contiguous;
    this.stride = contiguous ? BLOCK : blocks * BLOCK;
    int rows = 1;
    for (int i = 2; i * i <= threads; i++) {
      rows = threads % i == 0 ? i : rows;
    }
    this.gridRows = rows;
    this.gridColumns = threads / rows;
    this.barrier = new CyclicBarrier(threads);
    this.matrix = new double[size() * size()];
    for (int i = 0; i < size(); i++) {
      SplittableRandom random = row(i);
      for (int j = 0; j < size(); j++) {
        matrix[at(i, j)] = random.nextDouble() + (i == j ? size() : 0); // diagonally dominant
      }
    }
  }

  /** Where the numbers of a row come from. */
  private SplittableRandom row(int i) {
    return new SplittableRandom((long) seed << 32 | i);
  }

  private int size() {
    return blocks * BLOCK;
  }

  /** The index of a block's first element. */
  private int block(int i, int j) {
    return contiguous ? (i * blocks + j) * BLOCK * BLOCK : i * BLOCK * stride + j * BLOCK;
  }

  private int at(int i, int j) {
    return block(i / BLOCK, j / BLOCK) + i % BLOCK * stride + j % BLOCK;
  }

  private boolean owns(int worker, int i, int j) {
    return worker == i % gridRows * gridColumns + j % gridColumns;
  }

  /** The part of a worker; all have done theirs when this returns. */
  public void factor(int worker) throws InterruptedException, BrokenBarrierException {
    for (int k = 0; k < blocks; k++) {
      if (owns(worker, k, k)) {
        factorDiagonal(block(k, k));
      }
      barrier.await();
      for (int i = k + 1; i < blocks; i++) {
        if (owns(worker, i, k)) {
          divideRight(block(i, k), block(k, k));
        }
        if (owns(worker, k, i)) {
          divideLeft(block(k, i), block(k, k));
        }
      }
      barrier.await();
      subtractProducts(worker, k);
      barrier.await();
    }
  }

  private void subtractProducts(int worker, int k) {
    for (int i = k + 1; i < blocks; i++) {
      for (int j = k + 1; j < blocks; j++) {
        if (owns(worker, i, j)) {
          subtractProduct(block(i, j), block(i, k), block(k, j));
        }
      }
    }
  }

  private void factorDiagonal(int a) {
    for (int k = 0; k < BLOCK; k++) {
      for (int i = k + 1; i < BLOCK; i++) {
        matrix[a + i * stride + k] /= matrix[a + k * stride + k];
        subtractRow(a + i * stride, a + k * stride, matrix[a + i * stride + k], k + 1);
      }
    }
  }

  /** Row -= factor * other, from a column on. */
  private void subtractRow(int row, int other, double factor, int from) {
    for (int j = from; j < BLOCK; j++) {
      matrix[row + j] -= factor * matrix[other + j];
    }
  }

  /** Block a of the column: a * inverse of the upper triangle of d. */
  private void divideRight(int a, int d) {
    for (int k = 0; k < BLOCK; k++) {
      for (int i = 0; i < BLOCK; i++) {
        matrix[a + i * stride + k] /= matrix[d + k * stride + k];
        subtractRow(a + i * stride, d + k * stride, matrix[a + i * stride + k], k + 1);
      }
    }
  }

  /** Block a of the row: inverse of the lower triangle of d, with ones, * a. */
  private void divideLeft(int a, int d) {
    for (int k = 0; k < BLOCK; k++) {
      for (int i = k + 1; i < BLOCK; i++) {
        subtractRow(a + i * stride, a + k * stride, matrix[d + i * stride + k], 0);
      }
    }
  }

  private void subtractProduct(int a, int left, int right) {
    for (int k = 0; k < BLOCK; k++) {
      for (int i = 0; i < BLOCK; i++) {
        subtractRow(a + i * stride, right + k * stride, matrix[left + i * stride + k], 0);
      }
    }
  }

  /** Multiplies one row of L and U again; throws if it is not the matrix's. */
  private void check(int row) {
    SplittableRandom random = row(row);
    for (int j = 0; j < size(); j++) {
      double sum = row <= j ? matrix[at(row, j)] : 0;
      for (int k = 0; k < Math.min(row, j + 1); k++) {
        sum += matrix[at(row, k)] * matrix[at(k, j)];
      }
      double expected = random.nextDouble() + (row == j ? size() : 0);
      if (Math.abs(sum - expected) > 1e-9 * size()) {
        throw new IllegalStateException("row " + row + " column " + j + " is " + sum);
      }
    }
  }

  /** Checks every row. */
  public void checkAll() {
    for (int row = 0; row < size(); row++) {
      check(row);
    }
  }

  /** The digest of both triangles, row by row. */
  public Digest digest() {
    Digest digest = new Digest();
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < size(); j++) {
        digest.add(Double.doubleToLongBits(matrix[at(i, j)]));
      }
    }
    return digest;
  }

  /** The rounds of blocks: the program's time, as no clock is read. */
  public int rounds() {
    return blocks;
  }
}
