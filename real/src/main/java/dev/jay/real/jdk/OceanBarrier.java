package dev.jay.real.jdk;

import dev.jay.real.Program;
import java.util.concurrent.CyclicBarrier;

/**
 * In the manner of SPLASH-2's ocean: red-black relaxation of a grid, a band of rows for each
 * thread, a CyclicBarrier after each colour.
 */
public final class OceanBarrier {
  private static final int SWEEPS = 400;

  public static void main(String[] args) {
    Program program = Program.of(args, 1_200);
    int n = program.size();
    double[][] grid = new double[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      grid[0][i] = i;
      grid[i][0] = 100 - i % 7;
    }
    CyclicBarrier barrier = new CyclicBarrier(program.threads());
    program.run(
        worker -> {
          int begin = 1 + worker * n / program.threads();
          int end = 1 + (worker + 1) * n / program.threads();
          for (int sweep = 0; sweep < 2 * SWEEPS; sweep++) {
            for (int row = begin; row < end; row++) {
              relax(grid, row, sweep % 2);
            }
            barrier.await();
          }
        });
    double sum = 0;
    for (double[] row : grid) {
      for (double cell : row) {
        sum += cell;
      }
    }
    program.report(sum);
  }

  private static void relax(double[][] grid, int row, int colour) {
    double[] above = grid[row - 1];
    double[] here = grid[row];
    double[] below = grid[row + 1];
    for (int column = 1 + (row + colour) % 2; column < here.length - 1; column += 2) {
      here[column] = (above[column] + below[column] + here[column - 1] + here[column + 1]) / 4;
    }
  }
}
