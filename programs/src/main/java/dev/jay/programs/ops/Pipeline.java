package dev.jay.programs.ops;

import dev.jay.programs.Work;
import dev.jay.programs.Workers;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Three stages, the middle one with two threads, so that items overtake each other. */
public final class Pipeline {
  private static final int ITEMS = 25;

  public static void main(String[] args) {
    BlockingQueue<Integer> raw = new ArrayBlockingQueue<>(4);
    BlockingQueue<Integer> cooked = new ArrayBlockingQueue<>(4);
    StringBuilder order = new StringBuilder();
    int[] sum = new int[1];
    Workers.together(
        worker -> {
          for (int item = 1; item <= ITEMS; item++) {
            Work.uneven(worker, item);
            raw.put(item);
          }
          raw.put(-1);
          raw.put(-1);
        },
        worker -> cook(raw, cooked),
        worker -> cook(raw, cooked),
        worker -> {
          for (int count = 0; count < ITEMS; count++) {
            int item = cooked.take();
            order.append(' ').append(item);
            sum[0] += item;
          }
        });
    System.out.println("order" + order);
    System.out.println("outcome " + sum[0]);
  }

  private static void cook(BlockingQueue<Integer> raw, BlockingQueue<Integer> cooked)
      throws InterruptedException {
    for (int item = raw.take(); item >= 0; item = raw.take()) {
      Work.uneven(item, 5);
      cooked.put(item);
    }
  }
}
