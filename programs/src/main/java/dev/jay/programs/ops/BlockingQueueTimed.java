package dev.jay.programs.ops;

import dev.jay.programs.Workers;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Timed offers to and polls of a small queue; which of them succeed varies. */
public final class BlockingQueueTimed {
  public static void main(String[] args) {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    int[][] seen = new int[4][20]; // -1: timed out
    Workers.steps(
        4,
        20,
        (worker, step) -> {
          if (worker < 2) {
            boolean done = queue.offer(worker * 100 + step, 50, TimeUnit.MICROSECONDS);
            seen[worker][step] = done ? 1 : -1;
          } else {
            Integer item = queue.poll(50, TimeUnit.MICROSECONDS);
            seen[worker][step] = item == null ? -1 : item;
          }
        });
    System.out.println("seen " + Arrays.deepToString(seen) + " left " + queue);
  }
}
