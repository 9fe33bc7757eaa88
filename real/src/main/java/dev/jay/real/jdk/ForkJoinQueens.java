package dev.jay.real.jdk;

import dev.jay.real.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** Counts the ways to place queens, with a recursive task for each of the first rows. */
public final class ForkJoinQueens {
  private static final int FORKED_ROWS = 4;

  private static final class Count extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1;

    private final int size;
    private final int row;
    private final int columns;
    private final int left;
    private final int right;

    Count(int size, int row, int columns, int left, int right) {
      this.size = size;
      this.row = row;
      this.columns = columns;
      this.left = left;
      this.right = right;
    }

    @Override
    protected Long compute() {
      if (row == FORKED_ROWS) {
        return count(size, columns, left, right);
      }
      List<Count> next = new ArrayList<>();
      for (int free = free(size, columns, left, right); free != 0; free &= free - 1) {
        int queen = free & -free;
        next.add(
            new Count(size, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1));
      }
      return ForkJoinTask.invokeAll(next).stream().mapToLong(Count::join).sum();
    }

    private static int free(int size, int columns, int left, int right) {
      return ~(columns | left | right) & (1 << size) - 1;
    }

    private static long count(int size, int columns, int left, int right) {
      if (columns == (1 << size) - 1) {
        return 1;
      }
      long ways = 0;
      for (int free = free(size, columns, left, right); free != 0; free &= free - 1) {
        int queen = free & -free;
        ways += count(size, columns | queen, (left | queen) << 1, (right | queen) >> 1);
      }
      return ways;
    }
  }

  public static void main(String[] args) {
    Program program = Program.of(args, 15);
    ForkJoinPool pool = new ForkJoinPool(program.threads());
    long ways = pool.invoke(new Count(program.size(), 0, 0, 0, 0));
    pool.shutdown();
    program.report(ways);
  }
}
