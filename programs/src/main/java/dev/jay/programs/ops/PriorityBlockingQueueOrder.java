package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.PriorityBlockingQueue;

/** The least item present is taken; which items are present, and who takes them, varies. */
public final class PriorityBlockingQueueOrder {
  private static final int ITEMS = 20;

  public static void main(String[] args) {
    PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
    int[][] taken = new int[2][ITEMS];
    Workers.run(
        4,
        worker -> {
          for (int step = 0; step < ITEMS; step++) {
            Work.uneven(worker, step);
            if (worker < 2) {
              queue.put((step * 7 + worker * 11) % 40);
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
