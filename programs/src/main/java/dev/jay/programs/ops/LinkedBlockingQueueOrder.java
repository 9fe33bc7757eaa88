package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Two producers and two consumers of a LinkedBlockingQueue (unbounded); who takes which item
 * varies.
 */
public final class LinkedBlockingQueueOrder {
  private static final int ITEMS = 20;

  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    int[][] taken = new int[2][ITEMS];
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < ITEMS; step++) {
            Work.uneven(worker, step);
            if (worker < 2) {
              queue.put(worker * 100 + step);
            } else {
              taken[worker - 2][step] = queue.take();
            }
          }
        });
    int sum = Arrays.stream(taken).flatMapToInt(Arrays::stream).sum();
    System.out.println("taken " + Arrays.deepToString(taken));
    System.out.println("outcome " + sum + " " + queue.size());
  }
}
